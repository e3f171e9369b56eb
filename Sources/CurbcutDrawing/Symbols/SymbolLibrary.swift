import Foundation
import Synchronization

/// Our own drawings of the system's symbols, and their labels.
///
/// A symbol is drawn from a table of basic drawings and the suffixes of its name: `.circle` puts it in a circle,
/// `.fill` fills it, `.slash` strikes it through, `.badge.…` adds a small badge at its corner.
enum SymbolLibrary {
  /// A basic drawing. When the outline is filled, what lies inside it is cut out.
  private struct Drawing: Sendable {
    var size: CGSize
    var outlines: [SymbolPath] = []
    var innerStrokes: [SymbolPath] = []
    var innerFills: [SymbolPath] = []
    var outerStrokes: [SymbolPath] = []
    var outerFills: [SymbolPath] = []
    /// Letters or digits.
    var text: String?
    var isDirectional = false

    init(size: CGSize) { self.size = size }

    /// A number or a letter, as there are in circles and squares.
    init?(sign: String) {
      let isNumber = sign.utf8.count <= 2 && sign.utf8.allSatisfy { (48...57).contains($0) }
      let isLetter = sign.utf8.count == 1 && sign.utf8.allSatisfy { (97...122).contains($0) }
      guard isNumber || isLetter else { return nil }
      size = CGSize(width: 84, height: 84)
      text = sign.uppercased()
    }
  }

  /// The line of the table that describes each basic drawing. Lines are parsed when their symbols are drawn: a screen
  /// shows few symbols, and most commands none.
  private static let lines: [Substring: Substring] = {
    var result: [Substring: Substring] = [:]
    for line in String(decoding: PackageResources.symbols_txt, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      for name in line.prefix(while: { $0 != " " }).split(separator: ",") { result[name] = line }
    }
    return result
  }()

  private static let drawings = Mutex<[String: Drawing]>([:])

  private static func basicDrawing(named name: String) -> Drawing? {
    if let known = drawings.withLock({ $0[name] }) { return known }
    guard let made = lines[name[...]].flatMap(read) else { return nil }
    drawings.withLock { $0[name] = made }
    return made
  }

  private static func read(_ line: Substring) -> Drawing? {
    let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    let head = fields[0].split(separator: " ")
    guard head.count >= 3, let width = Double(head[1]), let height = Double(head[2]) else { return nil }
    var drawing = Drawing(size: CGSize(width: width, height: height))
    drawing.isDirectional = head.count > 3 && head[3] == "directional"
    for field in fields.dropFirst() {
      if field.hasPrefix("t ") { drawing.text = String(field.dropFirst(2)) }
      guard let kind = field.first, let path = SymbolPath(field.dropFirst(2)) else { continue }
      switch kind {
      case "o": drawing.outlines.append(path)
      case "s": drawing.innerStrokes.append(path)
      case "f": drawing.innerFills.append(path)
      case "S": drawing.outerStrokes.append(path)
      case "F": drawing.outerFills.append(path)
      default: continue
      }
    }
    return drawing
  }

  private static let labels: [String: String] = {
    var result: [String: String] = [:]
    for line in String(decoding: PackageResources.symbol_labels_txt, as: UTF8.self).split(separator: "\n") {
      guard !line.hasPrefix("#"), let mark = line.firstIndex(of: "=") else { continue }
      let label = line[line.index(after: mark)...].trimmingCharacters(in: .whitespaces)
      for name in line[..<mark].split(separator: ",") {
        result[name.trimmingCharacters(in: .whitespaces)] = label
      }
    }
    return result
  }()

  private static let glyphs = Mutex<[String: SymbolGlyph]>([:])

  /// The default accessibility label of a symbol: the system's label, or else the symbol's name.
  static func label(of name: String) -> String { labels[name] ?? name }

  /// What is said for a symbol: its label, or its name if that is one word; nil for a name that nobody would say.
  static func spokenLabel(of name: String) -> String? {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    return labels[name] ?? labels[plain] ?? (plain.contains(".") ? nil : plain)
  }

  /// The names of the basic drawings.
  static var allNames: [String] { lines.keys.map(String.init).sorted() }

  /// The drawing of a symbol; nil for a string that cannot be a symbol name.
  static func glyph(named name: String) -> SymbolGlyph? {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
    guard isName else { return nil }
    if let known = glyphs.withLock({ $0[name] }) { return known }
    let made =
      compose(name, isExact: true) ?? icon(name) ?? compose(name, isExact: false) ?? placeholder(name)
    glyphs.withLock { $0[name] = made }
    return made
  }

  /// An icon from the installed theme. A filled symbol uses the same icon as its outline, and so does one in a circle
  /// or a square.
  private static func icon(_ name: String) -> SymbolGlyph? {
    var name = name
    let whole = name
    while true {
      if let icon = SymbolIcon.standingIn(for: name) {
        return SymbolGlyph(
          name: whole, size: CGSize(width: 100, height: 100), parts: [], isDirectional: icon.isDirectional,
          standIn: .icon(icon))
      }
      guard let suffix = [".fill", ".circle", ".square"].first(where: { name.hasSuffix($0) }) else {
        return nil
      }
      name.removeLast(suffix.count)
    }
  }

  /// A box with the name of the symbol in it.
  private static func placeholder(_ name: String) -> SymbolGlyph {
    let box = SymbolPath("R 4 4 92 92 16").map { [SymbolGlyph.Part(kind: .stroke, path: $0)] }
    return SymbolGlyph(
      name: name, size: CGSize(width: 100, height: 100), parts: box ?? [], standIn: .name)
  }

  // MARK: Composition

  /// - Parameter isExact: whether to return nil for a name with an unknown suffix, rather than the basic drawing
  ///   without it.
  private static func compose(_ name: String, isExact: Bool) -> SymbolGlyph? {
    let words = name.split(separator: ".").map(String.init)
    for count in stride(from: words.count, to: 0, by: -1) {
      let base = words[..<count].joined(separator: ".")
      let isSign = count == 1 && words.count > 1 && SymbolEnclosure.all[words[1][...]] != nil
      guard let drawing = basicDrawing(named: base) ?? (isSign ? Drawing(sign: base) : nil) else { continue }
      return compose(name, drawing, suffixes: Array(words[count...]), isExact: isExact)
    }
    return nil
  }

  private static func compose(
    _ name: String, _ drawing: Drawing, suffixes: [String], isExact: Bool
  ) -> SymbolGlyph? {
    var suffixes = suffixes[...]
    let isFilled = suffixes.contains("fill")
    var glyph = SymbolGlyph(name: name, size: drawing.size, parts: [])
    glyph.isDirectional = drawing.isDirectional
    if let frame = suffixes.first, var enclosure = SymbolEnclosure.all[frame[...]] {
      suffixes.removeFirst()
      if suffixes.first == "dashed", let dashed = SymbolEnclosure.all["\(frame).dashed"] {
        suffixes.removeFirst()
        enclosure = dashed
      }
      glyph = enclose(drawing, in: enclosure, isFilled: isFilled, named: name)
    } else {
      glyph.parts = parts(of: drawing, isFilled: isFilled, encloses: encloses(name))
      glyph.text = drawing.text.map {
        SymbolGlyph.Text(string: $0, box: CGRect(origin: .zero, size: drawing.size))
      }
    }
    while let suffix = suffixes.popFirst() {
      switch suffix {
      case "fill": continue
      case "slash": strike(&glyph)
      case "badge", "trianglebadge":
        let mark = suffixes.joined(separator: ".").replacingOccurrences(of: ".fill", with: "")
        addBadge(mark, to: &glyph)
        return glyph
      default: if isExact { return nil }
      }
    }
    return glyph
  }

  /// Whether the outline of a symbol is a frame around another sign, as in `exclamationmark.triangle`.
  private static func encloses(_ name: String) -> Bool {
    let frames: Set<Substring> = [
      "circle", "square", "triangle", "octagon", "shield", "seal", "hexagon", "app",
    ]
    return name.split(separator: ".").dropFirst().contains(where: frames.contains)
  }

  /// - Parameter encloses: whether the outlines are a layer of their own, behind what is inside.
  private static func parts(
    of drawing: Drawing, isFilled: Bool, encloses: Bool = false
  ) -> [SymbolGlyph.Part] {
    var parts: [SymbolGlyph.Part] = []
    func add(_ paths: [SymbolPath], _ kind: SymbolGlyph.Part.Kind) {
      parts += paths.map { SymbolGlyph.Part(kind: kind, path: $0, isMark: encloses && kind.erases) }
    }
    add(drawing.outlines, .stroke)
    if isFilled, !drawing.outlines.isEmpty {
      add(drawing.outlines, .fill)
      add(drawing.innerStrokes, .eraseStroke(margin: 0))
      add(drawing.innerFills, .eraseFill)
    } else {
      add(drawing.innerStrokes, .stroke)
      add(drawing.innerFills, .fill)
    }
    add(drawing.outerStrokes, .stroke)
    add(drawing.outerFills, .fill)
    let frames = drawing.outlines.count * (isFilled ? 2 : 1)
    if encloses { for index in parts.indices.prefix(frames) { parts[index].layer = .secondary } }
    return parts
  }

  private static func enclose(
    _ drawing: Drawing, in enclosure: SymbolEnclosure, isFilled: Bool, named name: String
  ) -> SymbolGlyph {
    var glyph = SymbolGlyph(name: name, size: CGSize(width: 100, height: 100), parts: [])
    glyph.isDirectional = drawing.isDirectional
    guard let frame = SymbolPath(enclosure.path) else { return glyph }
    let factor = 100 * enclosure.room / max(drawing.size.width, drawing.size.height)
    let (middle, side) = (enclosure.center, 100 * enclosure.room)
    let transform = CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: factor, y: factor)
      .translatedBy(x: -drawing.size.width / 2, y: -drawing.size.height / 2)
    glyph.text = drawing.text.map {
      SymbolGlyph.Text(
        string: $0,
        box: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
        isCutOut: isFilled)
    }
    glyph.parts.append(SymbolGlyph.Part(kind: .stroke, path: frame, layer: .secondary))
    if isFilled { glyph.parts.append(SymbolGlyph.Part(kind: .fill, path: frame, layer: .secondary)) }
    for part in parts(of: drawing, isFilled: isFilled) {
      var part = part
      part.path = part.path.applying(transform)
      if isFilled {
        switch part.kind {
        case .stroke: part.kind = .eraseStroke(margin: 0)
        case .fill: part.kind = .eraseFill
        case .eraseStroke: part.kind = .stroke
        case .eraseFill: part.kind = .fill
        }
        // What is cut out of the symbol inside shows what is behind it.
        if part.kind.erases { part.isMark = true } else { part.layer = .secondary }
      }
      glyph.parts.append(part)
    }
    return glyph
  }

  private static func strike(_ glyph: inout SymbolGlyph) {
    let (w, h) = (glyph.size.width, glyph.size.height)
    guard let line = SymbolPath("M \(w * 0.12) \(h * 0.08) L \(w * 0.88) \(h * 0.92)") else { return }
    for index in glyph.parts.indices { glyph.parts[index].layer = .secondary }
    glyph.parts.append(SymbolGlyph.Part(kind: .eraseStroke(margin: 6), path: line))
    glyph.parts.append(SymbolGlyph.Part(kind: .stroke, path: line))
  }

  private static func addBadge(_ mark: String, to glyph: inout SymbolGlyph) {
    let (x, y) = (glyph.size.width - 14, glyph.size.height - 20)
    guard let room = SymbolPath("O \(x) \(y) 30"), let disc = SymbolPath("O \(x) \(y) 24") else { return }
    for index in glyph.parts.indices { glyph.parts[index].layer = .secondary }
    glyph.parts.append(SymbolGlyph.Part(kind: .eraseFill, path: room))
    glyph.parts.append(SymbolGlyph.Part(kind: .fill, path: disc))
    if let drawing = basicDrawing(named: mark) {
      let factor = 24 / max(drawing.size.width, drawing.size.height)
      let transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: factor, y: factor)
        .translatedBy(x: -drawing.size.width / 2, y: -drawing.size.height / 2)
      for part in parts(of: drawing, isFilled: true) where !part.kind.erases {
        var part = part
        part.path = part.path.applying(transform)
        if case .stroke = part.kind { part.kind = .eraseStroke(margin: -1) } else { part.kind = .eraseFill }
        glyph.parts.append(part)
      }
    }
    glyph.size.width += 10
    glyph.size.height += 4
  }
}
