import Foundation

/// A frame around a symbol, in a box of 100 by 100: `.circle`, `.square` and others.
struct SymbolEnclosure: Sendable {
  var path: String
  /// The fraction of the box that the symbol inside may occupy.
  var room: CGFloat
  /// The middle of the symbol inside.
  var center = CGPoint(x: 50, y: 50)

  /// The frames, by the suffix of a symbol's name.
  static let all: [Substring: SymbolEnclosure] = [
    "circle": SymbolEnclosure(path: "O 50 50 46", room: 0.5),
    "square": SymbolEnclosure(path: "R 6 6 88 88 20", room: 0.54),
    "circle.dashed": SymbolEnclosure(
      path: "A 50 50 46 -10 20 A 50 50 46 35 65 A 50 50 46 80 110 A 50 50 46 125 155 A 50 50 46 170 200 "
        + "A 50 50 46 215 245 A 50 50 46 260 290 A 50 50 46 305 335", room: 0.5),
    "square.dashed": SymbolEnclosure(
      path:
        "M 28 6 L 26 6 Q 6 6 6 26 L 6 30 M 44 6 L 58 6 M 72 6 L 74 6 Q 94 6 94 26 L 94 30 M 94 44 L 94 58 "
        + "M 94 72 L 94 74 Q 94 94 74 94 L 72 94 M 58 94 L 44 94 M 28 94 L 26 94 Q 6 94 6 74 L 6 72 "
        + "M 6 58 L 6 44", room: 0.54),
    "app": SymbolEnclosure(path: "R 6 6 88 88 26", room: 0.5),
    "diamond": SymbolEnclosure(path: "M 50 4 L 96 50 L 50 96 L 4 50 Z", room: 0.42),
    "rectangle": SymbolEnclosure(path: "R 4 16 92 68 14", room: 0.46),
    "capsule": SymbolEnclosure(path: "R 4 22 92 56 28", room: 0.42),
    "octagon": SymbolEnclosure(
      path: "M 32 5 L 68 5 L 95 32 L 95 68 L 68 95 L 32 95 L 5 68 L 5 32 Z", room: 0.44),
    "hexagon": SymbolEnclosure(path: "M 50 4 L 90 27 L 90 73 L 50 96 L 10 73 L 10 27 Z", room: 0.42),
    "triangle": SymbolEnclosure(
      path: "M 50 8 L 96 90 L 4 90 Z", room: 0.34, center: CGPoint(x: 50, y: 62)),
    "shield": SymbolEnclosure(
      path: "M 50 4 L 86 17 C 88 58 76 82 50 97 C 24 82 12 58 14 17 Z", room: 0.4,
      center: CGPoint(x: 50, y: 47)),
    "seal": SymbolEnclosure(
      path: "M 50 5 L 62 15 L 78 14 L 82 30 L 95 41 L 88 57 L 91 73 L 76 79 L 67 93 L 50 88 L 33 93 L 24 79 "
        + "L 9 73 L 12 57 L 5 41 L 18 30 L 22 14 L 38 15 Z", room: 0.4, center: CGPoint(x: 50, y: 49)),
    "heart": SymbolEnclosure(
      path: "M 50 88 C 24 68 6 52 6 33 C 6 6 39 3 50 27 C 61 3 94 6 94 33 C 94 52 76 68 50 88 Z", room: 0.36,
      center: CGPoint(x: 50, y: 47)),
    "bubble": SymbolEnclosure(
      path: "M 50 8 C -10 8 -10 76 28 76 L 24 94 L 46 78 C 110 82 110 8 50 8 Z", room: 0.4,
      center: CGPoint(x: 50, y: 43)),
    "message": SymbolEnclosure(
      path: "M 50 8 C -10 8 -10 76 28 76 L 24 94 L 46 78 C 110 82 110 8 50 8 Z", room: 0.4,
      center: CGPoint(x: 50, y: 43)),
  ]
}
