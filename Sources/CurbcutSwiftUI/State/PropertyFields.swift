@_spi(Reflection) import Swift

/// The dynamic properties among the fields of a type, found out once for each type.
@MainActor
struct PropertyFields {
  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    /// The dynamic properties in a property that the app defines.
    let inner: PropertyFields?
  }

  let fields: [Field]

  private static var known: [ObjectIdentifier: PropertyFields] = [:]

  static func of(_ type: Any.Type) -> PropertyFields {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var fields: [Field] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let isLinked = property is any LinkedProperty.Type
        fields.append(
          Field(
            name: String(cString: name), offset: offset, type: property,
            inner: isLinked ? nil : of(fieldType)))
      }
      return true
    }
    let found = PropertyFields(fields: fields)
    known[id] = found
    return found
  }
}

/// The storage of all dynamic properties of one view, modifier or style.
@MainActor
final class PropertyStorage {
  private let fields: PropertyFields
  private let inputs: PropertyInputs
  private let type: Any.Type
  private var links: [any PropertyLink]?

  init(_ type: Any.Type, _ inputs: PropertyInputs) {
    self.type = type
    fields = PropertyFields.of(type)
    self.inputs = inputs
  }

  var isEmpty: Bool { fields.fields.isEmpty }

  /// Connects the properties of a new value with their storage, which is made the first time.
  func connect<Owner>(_ owner: inout Owner) {
    guard !isEmpty else { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      if links == nil {
        var made: [any PropertyLink] = []
        makeLinks(fields, at: base, &made)
        links = made
      }
      var rest = (links ?? [])[...]
      connect(fields, at: base, &rest)
    }
  }

  /// The names of all properties, in order.
  var names: [String] { fields.fields.map(\.name) }

  /// The names of the properties that have changed since the last call.
  func takeChanges() -> [String] {
    var rest = (links ?? [])[...]
    return fields.fields.compactMap { field in
      guard field.inner == nil else {
        rest.removeFirst(Self.count(field.inner))
        return nil
      }
      return rest.popFirst()?.takeChange() == true ? field.name : nil
    }
  }

  private static func count(_ fields: PropertyFields?) -> Int {
    fields?.fields.reduce(0) { $0 + ($1.inner == nil ? 1 : count($1.inner)) } ?? 0
  }

  private func makeLinks(
    _ fields: PropertyFields, at base: UnsafeMutableRawPointer, _ made: inout [any PropertyLink]
  ) {
    for field in fields.fields {
      let place = base + field.offset
      if let inner = field.inner {
        makeLinks(inner, at: place, &made)
      } else if let link = link(of: field.type, at: place) {
        if let kept = link as? any KeepingLink { KeptState.add(kept, of: type, field.name, in: inputs.owner) }
        made.append(link)
      }
    }
  }

  private func link(of type: any DynamicProperty.Type, at place: UnsafeMutableRawPointer) -> (
    any PropertyLink
  )? {
    func make<Property: LinkedProperty>(_ type: Property.Type) -> any PropertyLink {
      place.assumingMemoryBound(to: type).pointee.makeLink(inputs)
    }
    guard let linked = type as? any LinkedProperty.Type else { return nil }
    return make(linked)
  }

  private func connect(
    _ fields: PropertyFields, at base: UnsafeMutableRawPointer, _ rest: inout ArraySlice<any PropertyLink>
  ) {
    for field in fields.fields {
      let place = base + field.offset
      guard let inner = field.inner else {
        if let link = rest.popFirst() { connect(link, at: place) }
        continue
      }
      connect(inner, at: place, &rest)
      update(field.type, at: place)
    }
  }

  private func connect<Link: PropertyLink>(_ link: Link, at place: UnsafeMutableRawPointer) {
    link.connect(&place.assumingMemoryBound(to: Link.Property.self).pointee)
  }

  private func update<Property: DynamicProperty>(_ type: Property.Type, at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: type).pointee.update()
  }
}
