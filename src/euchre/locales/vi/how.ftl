# How each game is played, in a minute's reading. An empty line parts paragraphs; the words before a colon at
# a paragraph's start are its heading. One message a variant: how-ID.

how-euchre =
    Mục tiêu: Bạn và đồng đội ngồi đối diện chơi với hai người kia. Bên gọi chủ phải ăn ít nhất ba trong năm vòng. Cặp đạt 10 điểm trước sẽ thắng.

    Bộ bài: Từ chín đến át của bốn chất. Trong chất chủ, J cao nhất, gọi là bower phải. Kế đó là lá J kia cùng màu, bower trái: về mọi mặt nó được tính là bài chủ. Rồi đến át, K, Q, mười, chín. Ở các chất khác, át cao nhất.

    Chọn chất chủ: Bạn được năm lá, và một lá nữa được lật lên. Lần lượt từ bên trái người chia, mỗi người bỏ lượt hoặc nhận chất của lá đó làm chất chủ. Người chia nhận thì lấy lá đó và bỏ một lá; nếu người khác nhận, người chia có thể lấy hoặc để lại. Nếu ai cũng bỏ lượt, lá đó được úp lại, và ở lượt thứ hai bạn có thể chọn chất khác. Nếu lại không ai chọn, người kế tiếp chia bài.

    Một mình: Khi chất chủ đã định, mỗi cặp có thể có một người đánh không cần đồng đội.

    Vòng bài: Ra theo chất của lá đầu tiên nếu có, nếu không thì đánh lá nào cũng được. Bài chủ cao nhất ăn vòng; không có bài chủ thì lá cao nhất của chất đầu tiên ăn. Ai ăn thì ra bài ở vòng sau.

    Điểm: Bên gọi chủ được 1 nếu ăn ba hoặc bốn vòng, 2 nếu ăn cả năm, 4 nếu một mình ăn cả năm. Ăn ít hơn ba là thua ván gọi (bị euchre): đối thủ được 2 điểm, hoặc 4 nếu một người trong họ đánh một mình và ăn cả năm.

how-two-handed =
    Mục tiêu: Hai người đấu với nhau. Người chọn chất chủ phải ăn ít nhất ba trong năm vòng. Ai đạt 10 điểm trước sẽ thắng.

    Bộ bài: Từ chín đến át của bốn chất. Trong chất chủ, J cao nhất, gọi là bower phải. Kế đó là lá J kia cùng màu, bower trái: về mọi mặt nó được tính là bài chủ. Rồi đến át, K, Q, mười, chín. Ở các chất khác, át cao nhất.

    Chọn chất chủ: Bạn được năm lá, và một lá nữa được lật lên. Người không chia nói trước: bỏ lượt, hoặc nhận chất của lá đó làm chất chủ. Người chia nhận thì lấy lá đó và bỏ một lá; nếu người kia yêu cầu lấy, người chia có thể lấy hoặc để lại. Nếu cả hai bỏ lượt, lá đó được úp lại, và ở lượt thứ hai bạn có thể chọn chất khác. Nếu cả hai lại bỏ lượt, người kia chia bài.

    Vòng bài: Người không chia ra bài trước. Ra theo chất của lá đầu tiên nếu có, nếu không thì đánh lá nào cũng được. Bài chủ cao nhất ăn vòng; không có bài chủ thì lá cao nhất của chất đầu tiên ăn. Ai ăn thì ra bài ở vòng sau.

    Điểm: Người gọi chủ được 1 nếu ăn ba hoặc bốn vòng, 2 nếu ăn cả năm. Ăn ít hơn ba là thua ván gọi (bị euchre): người kia được 2 điểm.

how-bid-euchre =
    Mục tiêu: Bạn và đồng đội ngồi đối diện đặt xem sẽ ăn bao nhiêu trong mười hai vòng, đấu với hai người kia. Cặp thắng là cặp có 52 điểm sau một ván mà mình đạt mức đặt hoặc làm đối thủ thua ván đặt.

    Bộ bài: Từ chín đến át của bốn chất, mỗi lá có hai; bạn được mười hai lá. Trong chất chủ, hai lá J cao nhất, gọi là bower phải. Kế đó là hai lá J kia cùng màu, bower trái: về mọi mặt chúng được tính là bài chủ. Rồi đến át, K, Q, mười, chín. Ở các chất khác, và khi không chủ, át cao nhất. Trong hai lá giống hệt, lá đánh trước thắng.

    Đặt: Từ bên trái người chia, mỗi người bỏ lượt hoặc đặt một số vòng với một chất chủ hoặc không chủ. Mức đặt phải cao hơn mức trước; người đã bỏ lượt được đặt lại. Ba lần bỏ lượt sau một mức đặt là kết thúc; mức 12, hoặc một mình, kết thúc ngay. Nếu cả bốn bỏ lượt, người kế tiếp chia bài.

    Một mình: Mức đặt cao nhất: ăn cả mười hai vòng không cần đồng đội; trước đó hai người đổi cho nhau tối đa ba lá, không được xem trước.

    Vòng bài: Người đặt cao nhất ra bài trước. Ra theo chất của lá đầu tiên nếu có, nếu không thì đánh lá nào cũng được. Bài chủ cao nhất ăn vòng; không có bài chủ thì lá cao nhất của chất đầu tiên ăn. Ai ăn thì ra bài ở vòng sau.

    Điểm: Mỗi cặp được 1 cho mỗi vòng. Nhưng bên đặt mà ăn ít hơn mức đặt thì không được điểm nào, mà mất đúng mức đã đặt. Ván đánh một mình được hoặc mất 24.
