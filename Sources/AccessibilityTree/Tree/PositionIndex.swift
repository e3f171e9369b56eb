/// Maps ids to the indices of elements.
///
/// Providers number their objects consecutively, so an array usually serves without hashing; ids that lie far apart are
/// looked up in a dictionary.
struct PositionIndex: Sendable {
  private var first: AccessibilityElement.ID = 0
  /// Indices by id, starting from `first`; -1 for an id that no element has.
  private var dense: [Int32] = []
  private var sparse: [AccessibilityElement.ID: Int32] = [:]

  init(_ elements: [AccessibilityElement]) {
    var least = AccessibilityElement.ID.max
    var greatest = AccessibilityElement.ID.min
    for index in elements.indices {
      let id = elements[index].id
      if id < least { least = id }
      if id > greatest { greatest = id }
    }
    guard !elements.isEmpty else { return }
    let span = greatest - least
    if span < 1024 || span / 8 < elements.count {
      first = least
      dense = [Int32](repeating: -1, count: Int(span) + 1)
      // Reversed, so that of two elements with the same id the first wins.
      for index in elements.indices.reversed() { dense[Int(elements[index].id - least)] = Int32(index) }
    } else {
      sparse.reserveCapacity(elements.count)
      for index in elements.indices.reversed() { sparse[elements[index].id] = Int32(index) }
    }
  }

  subscript(id: AccessibilityElement.ID) -> Int? {
    let place = id &- first
    if place < dense.count {
      let index = dense[Int(place)]
      return index < 0 ? nil : Int(index)
    }
    guard !sparse.isEmpty else { return nil }
    return sparse[id].map(Int.init)
  }
}
