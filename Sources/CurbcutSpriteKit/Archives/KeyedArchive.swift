import Foundation

/// The objects of a keyed archive, as an editor for scenes writes it.
package struct KeyedArchive: Sendable {
  /// An object of the archive.
  package struct Object: Sendable {
    fileprivate let archive: KeyedArchive
    fileprivate let index: Int

    private var values: [String: Any] { archive.objects[index] as? [String: Any] ?? [:] }

    /// The name of the object's class.
    var className: String? { object("$class").flatMap { $0.values["$classname"] as? String } }
    /// Identifies the object in its archive.
    var id: Int { index }

    func object(_ key: String) -> Object? { archive.object(values[key]) }
    func string(_ key: String) -> String? { archive.value(values[key]) as? String }
    func number(_ key: String) -> Double? { (archive.value(values[key]) as? NSNumber)?.doubleValue }
    func flag(_ key: String) -> Bool? { (archive.value(values[key]) as? NSNumber)?.boolValue }

    /// The objects of an array.
    func objects(_ key: String) -> [Object] {
      (object(key)?.values["NS.objects"] as? [Any] ?? []).compactMap(archive.object)
    }

    /// The texts and numbers of a dictionary.
    func dictionary(_ key: String) -> [String: Any] {
      guard let inner = object(key)?.values, let keys = inner["NS.keys"] as? [Any],
        let objects = inner["NS.objects"] as? [Any]
      else { return [:] }
      return Dictionary(
        zip(keys, objects).compactMap { key, object in
          guard let name = archive.value(key) as? String, let value = archive.value(object) else {
            return nil
          }
          return (name, value)
        }
      ) { first, _ in first }
    }

    func point(_ key: String) -> CGPoint? {
      guard let text = object(key)?.string("NS.pointval") ?? string(key) else { return nil }
      let numbers = Self.numbers(text)
      return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    func rect(_ key: String) -> CGRect? {
      guard let text = object(key)?.string("NS.rectval") ?? string(key) else { return nil }
      let numbers = Self.numbers(text)
      return numbers.count == 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    private static func numbers(_ text: String) -> [Double] {
      text.split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    }
  }

  // The values of property lists are never changed.
  private nonisolated(unsafe) let objects: [Any]
  private nonisolated(unsafe) let top: Any?

  /// Reads an archive.
  ///
  /// - Throws: an error where the data is no property list, or none with the objects of an archive.
  package init(_ data: Data) throws {
    let binary = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    // Only in its XML form does a property list tell which object a reference means, and only under another name is it not read
    // as a reference again.
    let xml = try PropertyListSerialization.data(fromPropertyList: binary, format: .xml, options: 0)
    let renamed = String(decoding: xml, as: UTF8.self)
      .replacingOccurrences(of: "<key>CF$UID</key>", with: "<key>\(Self.reference)</key>")
    let list = try PropertyListSerialization.propertyList(from: Data(renamed.utf8), options: [], format: nil)
    guard let archive = list as? [String: Any], let objects = archive["$objects"] as? [Any],
      let top = archive["$top"] as? [String: Any]
    else { throw CocoaError(.propertyListReadCorrupt) }
    self.objects = objects
    self.top = top["root"]
  }

  private static let reference = "reference"

  /// The object that the archive is of.
  var root: Object? { object(top) }

  private func index(_ reference: Any?) -> Int? {
    guard let number = (reference as? [String: Any])?[Self.reference] as? NSNumber else { return nil }
    return objects.indices.contains(number.intValue) ? number.intValue : nil
  }

  private func object(_ reference: Any?) -> Object? {
    guard let index = index(reference), objects[index] is [String: Any] else { return nil }
    return Object(archive: self, index: index)
  }

  private func value(_ reference: Any?) -> Any? {
    guard let index = index(reference) else { return reference }
    // The first object of every archive stands for none.
    return index == 0 ? nil : objects[index]
  }
}
