import Synchronization

/// A module that stands for one of Apple's, or for a part of one: the one table of who owns what.
///
/// Classes bear the names of our modules in Swift's runtime; apps, storyboards and messages know them by Apple's.
public struct SystemModule: Hashable, Sendable {
  /// The name of the module here.
  public let name: String
  /// The module that its declarations belong to on Apple's systems.
  public let framework: String
  /// The modules of Apple's whose `import` leads here; none for a part that another module re-exports.
  public let importedAs: [String]
  /// The modules that such an `import` brings along, besides those that the module re-exports.
  public let importedWith: [String]
  /// Apple's modules that whoever imports this one has, too.
  public let exporting: [String]
  /// Whether its classes are Objective-C's on Apple's systems, where they bear names without a module.
  public let hasObjectiveCNames: Bool

  private init(
    _ name: String, framework: String, importedAs: [String] = [], importedWith: [String] = [],
    exporting: [String] = [], hasObjectiveCNames: Bool = true
  ) {
    self.name = name
    self.framework = framework
    self.importedAs = importedAs
    self.importedWith = importedWith
    self.exporting = exporting
    self.hasObjectiveCNames = hasObjectiveCNames
  }

  /// The name of the module that apps get as UIKit.
  public static let uiKit = "CurbcutUIKit"
  /// The name of the module that apps get as Foundation.
  public static let foundation = "CurbcutFoundation"

  /// Every module, those first in which classes are looked for first.
  public static let all: [SystemModule] = [
    SystemModule(uiKit, framework: "UIKit", importedAs: ["UIKit", "UIKitCore"], exporting: ["CoreGraphics"]),
    SystemModule("CurbcutDrawing", framework: "UIKit"),
    SystemModule(
      foundation, framework: "Foundation",
      importedAs: ["Foundation", "CoreFoundation", "MobileCoreServices", "ObjectiveC", "OSLog", "os"]),
    SystemModule(
      "CurbcutGraphics", framework: "CoreGraphics", importedAs: ["CoreGraphics", "QuartzCore"],
      importedWith: [foundation]),
    SystemModule(
      "CurbcutAccessibility", framework: "Accessibility",
      importedAs: ["Accessibility", "MediaAccessibility"],
      importedWith: [foundation]),
    SystemModule(
      "CurbcutWebKit", framework: "WebKit", importedAs: ["WebKit"], exporting: ["UIKit", "CoreGraphics"]),
    SystemModule(
      "CurbcutSafariServices", framework: "SafariServices", importedAs: ["SafariServices"],
      exporting: ["UIKit", "CoreGraphics"]),
    SystemModule("Foundation", framework: "Foundation"),
    SystemModule("CurbcutCombine", framework: "Combine", importedAs: ["Combine"], hasObjectiveCNames: false),
    SystemModule("Glibc", framework: "Darwin", importedAs: ["Darwin", "MachO"], hasObjectiveCNames: false),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byImport = Dictionary(
    uniqueKeysWithValues: all.flatMap { module in module.importedAs.map { ($0, module) } })

  /// The module of a name of ours; nil for one that stands for none of Apple's.
  public static func named(_ name: some StringProtocol) -> SystemModule? { byName[String(name)] }

  /// The module that an `import` of one of Apple's leads to; nil when nothing stands for it.
  public static func imported(as module: some StringProtocol) -> SystemModule? { byImport[String(module)] }

  // MARK: Owners of types

  /// The names of a type's module and of the type in it, as Swift's runtime has them.
  private static func parts(of type: Any.Type) -> (module: Substring, name: Substring) {
    let whole = String(reflecting: type)
    guard let dot = whole.firstIndex(of: ".") else { return ("", whole[...]) }
    return (whole[..<dot], whole[whole.index(after: dot)...])
  }

  /// A type's name is put together anew at each call, which takes longer than everything else that is asked of it.
  private static let owners = Mutex<[ObjectIdentifier: SystemModule?]>([:])

  /// The module of the system that a type belongs to; nil for one of an app.
  ///
  /// - Complexity: O(1) once a type was asked for.
  public static func owner(of type: Any.Type) -> SystemModule? {
    let id = ObjectIdentifier(type)
    if let known = owners.withLock({ $0[id] }) { return known }
    let owner = byName[String(parts(of: type).module)]
    owners.withLock { $0[id] = .some(owner) }
    return owner
  }

  /// Whether a type belongs to one of the modules, and not to an app.
  public static func owns(_ type: Any.Type) -> Bool { owner(of: type) != nil }

  /// The name of a type as Apple's systems have it: without a module where its class is Objective-C's there, with
  /// Apple's module in place of ours elsewhere, and as it is for a type of an app.
  public static func appleName(of type: Any.Type) -> String {
    let (module, name) = parts(of: type)
    guard let owner = byName[String(module)] else { return String(reflecting: type) }
    return owner.hasObjectiveCNames ? String(name) : "\(owner.framework).\(name)"
  }

  /// A text of the compiler, without the names of ours that qualify types in it.
  public static func unqualified(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      let word = rest[..<dot].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let name = String(word.reversed())
      let isOurs = byName[name] != nil
      result += isOurs ? String(rest[..<dot].dropLast(name.count)) : String(rest[...dot])
      rest = rest[rest.index(after: dot)...]
    }
    return result + rest
  }
}
