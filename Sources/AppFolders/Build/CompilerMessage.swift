import Foundation
import SourceLowering
import SystemModules

/// A compiler error.
struct CompilerMessage: Hashable, Sendable, Codable {
  var file: String
  /// From 1.
  var line: Int
  /// In UTF-8 bytes, from 1.
  var column: Int
  var text: String
  /// What the line does that it is about, if lowering added that line; nil for the app's own code.
  var added: AddedLines?

  /// The place in the app's code that it corresponds to.
  var place: LoweringOptions.Place { LoweringOptions.Place(path: file, line: line) }

  /// The errors in the compiler's output, each once, in order.
  ///
  /// Consequential errors are omitted while there are others: as long as anything in the module is wrong, the
  /// registrations of its classes do not compile either, and their pointers cannot be constant-folded into the file's
  /// data, which is not the fault of the classes.
  ///
  /// - Parameters:
  ///   - output: the output.
  ///   - places: finds the places in the user's files.
  static func errors(in output: String, places: LoweredPlaces = LoweredPlaces()) -> [CompilerMessage] {
    var places = places
    var seen: Set<CompilerMessage> = []
    let all = output.split(separator: "\n").compactMap(error).map { places.original($0) }.filter {
      seen.insert($0).inserted
    }
    let causes = all.filter { !$0.comesOfOthers }
    let ofApp = causes.filter { $0.added == nil }
    return [ofApp, causes].first { !$0.isEmpty } ?? all
  }

  /// Whether the error may only be a consequence of others. App code does not use `@section`; our registrations do.
  private var comesOfOthers: Bool {
    text.hasPrefix("'@const' value should be initialized")
      || text.contains("must be a compile-time constant to use @section attribute")
  }

  /// Parses a line like `/a/b.swift:12:5: error: cannot find 'x' in scope`.
  private static func error(in line: Substring) -> CompilerMessage? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
    else {
      return nil
    }
    let (file, added) = AddedLines.parts(of: place.dropLast(2).joined(separator: ":"))
    return CompilerMessage(
      file: file, line: row, column: column, text: String(line[mark.upperBound...]),
      added: added)
  }

  /// The symbol that is missing according to the message, such as `UIContextMenuInteraction` or `UIView.foo`; nil when
  /// the message is about something else.
  var missingSymbol: String? {
    if let match = text.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
      return String(match.1)
    }
    if let match = text.firstMatch(
      of:
        /^(?:value of )?(?:type|instance member on type) '([^']+)' has no (?:dynamic )?(?:class |static )?member '([^']+)'/
    ) {
      let type = match.1 == "some View" ? "View" : Self.plain(match.1)
      return "\(type).\(match.2)"
    }
    if let match = text.firstMatch(
      of: /^'([^']+)' is not a member type of (?:class|struct|enum|protocol) '([^']+)'/)
    {
      return "\(Self.plain(match.2)).\(match.1)"
    }
    if let match = text.firstMatch(of: /^no type has a member '([^']+)'/) { return ".\(match.1)" }
    if let match = text.firstMatch(of: /^no such module '([^']+)'/) { return "module \(match.1)" }
    return nil
  }

  /// The name of a type as Apple writes it: without the names of our modules, and without `?` and `!`.
  private static func plain(_ type: Substring) -> String {
    var name = SystemModule.unqualified(type)
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    return name
  }
}
