# The pages around the table: home, settings, what goes wrong.

brand = Euchre
home-title = Euchre: chơi miễn phí trên trình duyệt
home-description = Chơi Euchre, Euchre hai người và Bid Euchre trên trình duyệt: miễn phí, không tải về, không đăng ký.
home-heading = Ngồi vào bàn chơi Euchre
home-free = Miễn phí. Không tải về, không đăng ký.
home-continue = Chơi tiếp trận của bạn
home-games = Trò chơi
how-to-play = Cách chơi
home-group-euchre = Các kiểu Euchre khác: lật một lá bài
home-group-bidding = Các trò có phần đặt
home-group-other = Ai chơi cho người nấy

game-seats = { $seats } người
game-seats-range = { $least } đến { $most } người
game-target = đích { $target }
game-down = từ { $start } xuống { $target }
game-hands = { $hands } ván
game-play = Chơi
game-play-it = Chơi { $game }
game-rules = Luật chơi
page-title = Luật chơi { $game }
form-open = Luật nhà
form-title = Luật nhà cho { $game }
game-starting = Đang chia…

settings = Cài đặt
setting-pace = Tốc độ của bot
setting-pace-hint = Có hiệu lực ngay, kể cả tại bàn.
pace-slow = Chậm
pace-normal = Vừa
pace-instant = Tức thì
setting-lone = Câu hỏi đánh một mình
lone-ask = Hỏi tôi
lone-never = Không hỏi
setting-theme = Màu sắc
theme-auto = Theo thiết bị
theme-light = Sáng
theme-dark = Tối
setting-four-colours = Bài bốn màu
setting-language = Ngôn ngữ
language-en = English
language-id = Bahasa Indonesia
language-jv = Basa Jawa
language-vi = Tiếng Việt
# Shown only in a language whose texts no native speaker has reviewed; each says its own name.
language-unreviewed = Phần tiếng Việt này chưa được người bản ngữ xem lại.
language-help = Giúp sửa cho hay hơn

translations-title = Giúp phần dịch
translations-why = Phần tiếng Indonesia, tiếng Java và tiếng Việt được viết theo một bảng từ về bài lá, nhưng chưa có người bản ngữ nào xem lại. Nếu thấy chỗ nào chưa tự nhiên, bạn có thể sửa.
translations-where = Lời văn nằm trong src/euchre/locales, mỗi ngôn ngữ một thư mục: id, jv và vi. Mỗi dòng gồm một tên và lời của nó; không cần biết lập trình.
translations-how = Mục “Review a language” trong CONTRIBUTING.md, ở mã nguồn của dự án, cho biết cách kiểm tra và gửi thay đổi. Người điều hành máy chủ này có thể chỉ bạn nơi có mã nguồn.

close = Đóng
try-again = Thử lại
go-home = Trang đầu
back-to-table = Về bàn chơi
menu-rules = Luật ở bàn này
new-game = Ván mới

web-unreachable = Không kết nối được máy chủ. Hãy kiểm tra mạng rồi thử lại.
web-needs-script = Bàn chơi cần JavaScript: hãy cho phép trên trang này.
connecting = Đang vào bàn…
reconnecting = Mất kết nối. Đang nối lại…
table-lost = Không mở được bàn này
nowhere-title = Ở đây không có gì
nowhere-text = Địa chỉ này không dẫn tới trang nào. Các trò chơi nằm ở trang đầu.
