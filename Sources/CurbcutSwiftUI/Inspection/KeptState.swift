import Foundation

/// The values of `@State` that outlive the process: a tool that builds an app again gives them to the new one.
///
/// A value is known by the types of the views around it and the name of its property, and is kept only where these stand
/// for one view alone: rows of a list have no names that last.
@MainActor
package enum KeptState {
  private static var isOn = false
  private static var links: [String: [WeakLink]] = [:]
  /// Of the process before, as long as no view has asked for them.
  private static var earlier: [String: String] = [:]
  private static var known: [String: String]?

  private struct WeakLink { weak var link: (any KeepingLink)? }

  /// Starts keeping values.
  ///
  /// - Parameter values: those of the process before, which views with the same names begin with.
  package static func begin(with values: [String: String]) {
    end()
    isOn = true
    earlier = values
  }

  /// Stops keeping values.
  static func end() {
    isOn = false
    (links, earlier, known) = ([:], [:], nil)
  }

  /// The values now, as text, by the names of the views and properties.
  package static var values: [String: String] {
    guard isOn else { return [:] }
    if let known { return known }
    var values = earlier
    for (key, links) in links {
      let live = links.compactMap(\.link)
      if live.count == 1, let text = live[0].text { values[key] = text }
    }
    known = values
    return values
  }

  /// Some value has changed.
  static func didChange() { if isOn { known = nil } }

  /// Notes the storage of a property, and gives it the value that it had in the process before.
  static func add(_ link: any KeepingLink, of type: Any.Type, _ property: String, in owner: ViewOwner?) {
    // What views of SwiftUI keep for themselves, such as whether a button is held down, has no meaning in another process.
    guard isOn, !ViewOwner.isOfSwiftUI(type) else { return }
    let around = owner?.chain.map(\.type).filter { !ViewOwner.isOfSwiftUI($0) } ?? []
    let names = around.map { String(describing: $0) } + [String(describing: type), property]
    let key = names.joined(separator: "/")
    links[key, default: []].removeAll { $0.link == nil }
    links[key, default: []].append(WeakLink(link: link))
    if let text = earlier.removeValue(forKey: key) { link.restore(text) }
    known = nil
  }
}

/// The storage of a property whose value can be kept.
@MainActor
protocol KeepingLink: AnyObject {
  /// The value as text; nil for one that cannot be written.
  var text: String? { get }
  /// Takes over a value from text. One that cannot be read is ignored: the property may have another type now.
  func restore(_ text: String)
}

/// Values as text. JSON has no values at the top level in all versions, so that each is in an array.
enum KeptValue {
  static func text(of value: Any) -> String? {
    func encode<Value: Encodable>(_ value: Value) -> String? {
      (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let value = value as? any Codable else { return nil }
    return encode(value)
  }

  static func value<Value>(of text: String, as type: Value.Type) -> Value? {
    func decode<Kept: Decodable>(_ type: Kept.Type) -> Any? {
      (try? JSONDecoder().decode([Kept].self, from: Data(text.utf8)))?.first
    }
    guard let type = Value.self as? any Codable.Type else { return nil }
    return decode(type) as? Value
  }
}
