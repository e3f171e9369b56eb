import SystemModules

/// A place in one of the module's files.
struct SourcePlace: Hashable {
  var file, offset: Int
}

/// A generated line of code, and the place in the user's code that it corresponds to, which the compiler's messages
/// about it will name.
struct GeneratedLine: Hashable {
  var text: String
  var place: SourcePlace
  /// What the line registers. The app's code compiles without such lines, but not without the others.
  var added: AddedLines?

  init(_ text: String, _ place: SourcePlace) {
    self.text = text
    self.place = place
  }

  /// Lines that are compiled only under some conditions.
  static func conditional(
    _ lines: [GeneratedLine], on conditions: some Collection<String>
  ) -> [GeneratedLine] {
    guard !conditions.isEmpty, let first = lines.first else { return lines }
    return [GeneratedLine("#if \(conditions.joined(separator: " && "))", first.place)] + lines
      + [GeneratedLine("#endif", first.place)]
  }

  /// The line as one that registers something.
  var asRegistration: GeneratedLine {
    var copy = self
    copy.added = added ?? .registration
    return copy
  }

  /// The text of the lines, each with its place. Those that correspond to the same line of the user's code become
  /// one line.
  static func text(_ lines: [GeneratedLine], _ scanners: [FileScanner]) -> String {
    var result = ""
    var current: (file: Int, line: Int, added: AddedLines?)?
    var isOpen = false
    for line in lines {
      let scanner = scanners[line.place.file]
      let number = scanner.place(of: line.place.offset).line
      let isDirective = line.text.hasPrefix("#")
      let isSame =
        current?.file == line.place.file && current?.line == number
        && current?.added == line.added
      if isSame, !isDirective, isOpen {
        let follows = result.hasSuffix("{") || result.hasSuffix(" in") || line.text == "}"
        result += (follows ? " " : "; ") + line.text
        continue
      }
      if isOpen { result += "\n" }
      result += scanner.sourceLocation(line: number, added: line.added) + "\n" + line.text
      isOpen = !isDirective
      if isDirective { result += "\n" }
      current = (line.place.file, number, line.added)
    }
    return isOpen ? result + "\n" : result
  }
}
