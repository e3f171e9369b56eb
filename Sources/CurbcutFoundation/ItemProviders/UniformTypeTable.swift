import Foundation
import Synchronization

/// What is known of uniform types: those that come with the system, and those that the app's Info.plist declares.
package enum UniformTypeTable {
  /// What is declared of one type.
  package struct Entry: Equatable, Sendable {
    /// The types that it conforms to.
    package var parents: [String] = []
    /// The extensions of its files' names, in lower case; the preferred one is the first.
    package var extensions: [String] = []
    /// Its MIME types, in lower case; the preferred one is the first.
    package var mimeTypes: [String] = []
    /// What a person calls it; nil when nobody has said so.
    package var name: String?
  }

  /// What is declared of a type; nil for a type that neither the system nor the app declares.
  package static func entry(_ identifier: String) -> Entry? {
    if let own = appTypes[identifier] { return own }
    if let known = systemTypes[identifier] { return known }
    return dynamicExtension(of: identifier).map { Entry(parents: ["public.data"], extensions: [$0]) }
  }

  /// Whether data of a type is also of another one.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other || supertypes(of: type).contains(other)
  }

  /// The types that a type conforms to, the nearest first, without itself.
  package static func supertypes(of type: String) -> [String] {
    var found: [String] = []
    var waiting = entry(type)?.parents ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard next != type, !found.contains(next) else { continue }
      found.append(next)
      waiting += entry(next)?.parents ?? []
    }
    return found
  }

  /// The type of files with an extension: `public.data` when nothing is known of it.
  static func type(ofFileWithExtension name: String) -> String {
    type(withExtension: name, conformingTo: "public.data") ?? "public.data"
  }

  /// The type that declares an extension and conforms to another type. The app's own types come first.
  package static func type(withExtension name: String, conformingTo parent: String) -> String? {
    first(conformingTo: parent) { $0.extensions.contains(name.lowercased()) }
  }

  /// The type that declares a MIME type and conforms to another type. The app's own types come first.
  package static func type(withMIMEType name: String, conformingTo parent: String) -> String? {
    first(conformingTo: parent) { $0.mimeTypes.contains(name.lowercased()) }
  }

  private static func first(conformingTo parent: String, where matches: (Entry) -> Bool) -> String? {
    for table in [appTypes, systemTypes] {
      let found = table.filter { matches($0.value) && conforms($0.key, to: parent) }.keys.sorted()
      if let type = found.first { return type }
    }
    return nil
  }

  // MARK: Types of an unknown extension

  private static let dynamicPrefix = "dyn.ext-"

  /// The identifier that stands for an extension which no type declares.
  package static func dynamicType(withExtension name: String) -> String {
    dynamicPrefix + name.lowercased()
  }

  private static func dynamicExtension(of identifier: String) -> String? {
    guard identifier.hasPrefix(dynamicPrefix) else { return nil }
    return String(identifier.dropFirst(dynamicPrefix.count))
  }

  // MARK: What the app declares

  private struct Declared {
    var path: String?
    var types: [String: Entry] = [:]
  }

  private static let declared = Mutex(Declared())

  /// The types that the app's Info.plist exports or imports.
  private static var appTypes: [String: Entry] {
    let bundle = Bundle.main
    let path = bundle.bundlePath
    return declared.withLock { known in
      if known.path != path {
        known = Declared(path: path, types: readTypes(of: bundle))
      }
      return known.types
    }
  }

  private static func readTypes(of bundle: Bundle) -> [String: Entry] {
    let file = bundle.bundleURL.appendingPathComponent("Info.plist")
    let read = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any]
    }
    return types(in: read ?? bundle.infoDictionary ?? [:])
  }

  /// The types that an Info.plist exports or imports; an exported one takes the place of an imported one.
  package static func types(in info: [String: Any]) -> [String: Entry] {
    var types: [String: Entry] = [:]
    for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
      for declaration in info[key] as? [[String: Any]] ?? [] {
        guard let identifier = declaration["UTTypeIdentifier"] as? String, !identifier.isEmpty else {
          continue
        }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        types[identifier] = Entry(
          parents: texts(declaration["UTTypeConformsTo"]),
          extensions: texts(tags["public.filename-extension"]).map {
            $0.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "."))
          },
          mimeTypes: texts(tags["public.mime-type"]).map { $0.lowercased() },
          name: declaration["UTTypeDescription"] as? String)
      }
    }
    return types
  }

  /// One text or several, as both are allowed.
  private static func texts(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }
}
