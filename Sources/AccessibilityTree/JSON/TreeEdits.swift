/// The elements of a screen whose attributes changed, while none was moved, added or removed.
package struct TreeEdits: Codable, Sendable {
  private var records: [Record]

  private struct Record: Codable, Sendable {
    var index: Int
    var element: ElementRecord

    enum Key: String, CodingKey { case index }

    func encode(to encoder: any Encoder) throws {
      try element.encode(to: encoder)
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(index, forKey: .index)
    }

    init(index: Int, element: ElementRecord) {
      self.index = index
      self.element = element
    }

    init(from decoder: any Decoder) throws {
      element = try ElementRecord(from: decoder)
      index = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .index)
    }
  }

  /// The edits that lead from one tree to another.
  ///
  /// Nil when the other tree has different elements, another order or different containers; it must then be
  /// written as a whole. Empty when nothing is different.
  package init?(from old: ElementTree, to new: ElementTree) {
    guard old.elements.count == new.elements.count, old.roots == new.roots, old.depths == new.depths,
      old.containers == new.containers
    else { return nil }
    records = []
    for index in new.elements.indices {
      let (before, after) = (old.elements[index], new.elements[index])
      let (earlier, place) = (old.places[index], new.places[index])
      guard before.id == after.id, earlier.container == place.container else { return nil }
      if before != after || earlier.context != place.context {
        records.append(Record(index: index, element: ElementRecord(element: after, place: place)))
      }
    }
  }

  package var isEmpty: Bool { records.isEmpty }

  package func encode(to encoder: any Encoder) throws { try records.encode(to: encoder) }

  package init(from decoder: any Decoder) throws { records = try [Record](from: decoder) }

  /// Applies the edits.
  /// - Returns: the id of an element that is not where its edit says; nil on success.
  package func apply(to tree: inout ElementTree) -> AccessibilityElement.ID? {
    for record in records {
      let element = record.element.element
      guard tree.elements.indices.contains(record.index), tree.elements[record.index].id == element.id else {
        return element.id
      }
      tree.elements[record.index] = element
      tree.places[record.index].context = record.element.place.context
    }
    return nil
  }
}
