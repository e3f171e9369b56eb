import Foundation

/// Collects the errors of all rounds into a report: of one module, or of all.
struct ReportBuilder: Codable {
  /// The names that the app's own sources declare: these are missing only because they were left out.
  private var ownNames: Set<String> = []
  /// The name of the package that the module is part of, if it is part of one.
  private var package: String?
  /// The places in headers that lines of a generated source stand for.
  private var places: HeaderPlaces?
  private var counts: [String: Int] = [:]
  private var firsts: [String: String] = [:]
  private var order: [String] = []
  private(set) var report = BuildReport()

  private enum CodingKeys: CodingKey { case counts, firsts, order, report }

  init(ownNames: Set<String>, package: String? = nil, places: HeaderPlaces? = nil) {
    self.ownNames = ownNames
    self.package = package
    self.places = places
  }

  /// Adds what was found in a module.
  mutating func merge(_ other: ReportBuilder) {
    for symbol in other.order {
      if counts[symbol] == nil {
        order.append(symbol)
        firsts[symbol] = other.firsts[symbol]
      }
      counts[symbol, default: 0] += other.counts[symbol] ?? 0
    }
    report.others += other.report.others
    report.leftOut += other.report.leftOut
    report.loweringNotes += other.report.loweringNotes
  }

  /// What tells places in packages from the app's own.
  private var suffix: String { package.map { " in the package \($0)" } ?? "" }

  mutating func note(_ symbol: String, at place: String) {
    if counts[symbol] == nil {
      order.append(symbol)
      firsts[symbol] = place + suffix
    }
    counts[symbol, default: 0] += 1
  }

  /// Adds the errors of a round.
  ///
  /// - Parameters:
  ///   - messages: the errors.
  ///   - isFirst: whether it is the first round: later errors are mostly consequences of what was left out.
  mutating func add(_ messages: [CompilerMessage], isFirst: Bool) {
    for message in messages {
      let message = places?.original(message) ?? message
      let name = URL(fileURLWithPath: message.file).lastPathComponent
      if let symbol = message.missingSymbol {
        let owner = symbol.split(separator: ".").first.map(String.init) ?? symbol
        let member = symbol.split(separator: ".").last.map(String.init) ?? symbol
        let isOwn =
          ownNames.contains(owner) || ownNames.contains(symbol)
          || owner == "Self" && ownNames.contains(member)
        if !isOwn, isFirst || firsts[symbol] != nil || owner.first?.isUppercase == true {
          note(symbol, at: "\(name):\(message.line)")
        }
      } else if isFirst {
        report.others.append("\(name):\(message.line):\(message.column)\(suffix): \(message.text)")
      }
    }
  }

  mutating func leaveOut(_ parts: [LeftOut]) {
    report.leftOut += parts.map { part in
      var part = places?.original(part) ?? part
      part.package = package
      return part
    }
  }

  /// Notes that a module of a package cannot be built at all.
  mutating func leaveOut(_ module: AppContents.Module, because error: AppFolderError) {
    let file = (module.sources + (module.c?.sources ?? [])).first?.path ?? module.writtenName
    let name = module.membership.map { "The module \(module.writtenName) of the package \($0.name)" }
    report.others.append("\(name ?? module.writtenName) cannot be built: \(error.problem)")
    leaveOut([
      LeftOut(file: file, line: 1, kind: .module, reason: error.problem, faultLine: 1, faultColumn: 1)
    ])
  }

  mutating func lowering(_ note: String) { report.loweringNotes.append(note) }

  /// Notes that what lowering added for a declaration does not compile.
  ///
  /// - Parameters:
  ///   - message: the error.
  ///   - isFirst: whether it is the first about that line.
  mutating func registrationFailed(_ message: CompilerMessage, isFirst: Bool) {
    // The method that a `#selector` names need not be there: on iOS, many are optional.
    guard message.added == .registration else { return add([message], isFirst: false) }
    guard isFirst else { return }
    let name = URL(fileURLWithPath: message.file).lastPathComponent
    lowering(
      "\(name):\(message.line): This is a bug of Curbcut, not of the app: what it adds to find this declaration by its "
        + "name does not compile (\(message.text)). The declaration is kept, but storyboards, selectors and keys do not "
        + "find it.")
  }

  func finished() -> BuildReport {
    var report = report
    report.missing = order.map {
      BuildReport.Missing(symbol: $0, uses: counts[$0] ?? 0, first: firsts[$0] ?? "")
    }.sorted { ($1.uses, $0.symbol) < ($0.uses, $1.symbol) }
    // Not in the order in which they were found, which differs when some were known before.
    report.leftOut.sort { ($0.file, $0.line, $0.faultColumn) < ($1.file, $1.line, $1.faultColumn) }
    return report
  }
}
