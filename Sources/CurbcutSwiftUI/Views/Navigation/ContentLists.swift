/// Lists of what builders make that are not views: the contents of toolbars, tab views and tables.
@MainActor
enum ContentLists {
  /// The list of a content that may be missing.
  static func optional<Wrapped>(
    _ content: Attribute<Wrapped?>, _ make: @escaping @MainActor (Attribute<Wrapped>) -> ViewList
  ) -> ViewList {
    let branch = Branch<Bool>()
    return .dynamic(
      Attribute {
        branch.list(for: content.value != nil) {
          guard content.value != nil else { return .group([]) }
          return make(Latest<Wrapped> { content.value }.attribute)
        }
      })
  }

  /// The list of one of two contents.
  static func conditional<First, Second>(
    _ content: Attribute<_ConditionalContent<First, Second>>,
    _ first: @escaping @MainActor (Attribute<First>) -> ViewList,
    _ second: @escaping @MainActor (Attribute<Second>) -> ViewList
  ) -> ViewList {
    let branch = Branch<Bool>()
    return .dynamic(
      Attribute {
        switch content.value.storage {
        case .trueContent:
          branch.list(for: true) {
            first(
              Latest<First> {
                if case .trueContent(let value) = content.value.storage { value } else { nil }
              }.attribute)
          }
        case .falseContent:
          branch.list(for: false) {
            second(
              Latest<Second> {
                if case .falseContent(let value) = content.value.storage { value } else { nil }
              }.attribute)
          }
        }
      })
  }

  /// One of several contents that are kept without their types.
  static func part<Content>(_ index: Int, of parts: Attribute<[Any]>, _ type: Content.Type)
    -> Attribute<Content>
  {
    Latest<Content> {
      let all = parts.value
      return all.indices.contains(index) ? all[index] as? Content : nil
    }.attribute
  }
}
