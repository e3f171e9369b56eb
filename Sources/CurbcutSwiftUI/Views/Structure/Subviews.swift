/// One of the views that a view stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/subview>.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a view among others.
  public struct ID: Hashable {
    fileprivate let item: ObjectIdentifier
  }

  let item: ViewListItem

  /// The identity of the view.
  nonisolated public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// What the view has set for its container.
  nonisolated public var containerValues: ContainerValues {
    // Apple's is bound to no actor; views are made on the main one.
    MainActor.assumeIsolated { UncheckedValues(values: item.containerValues) }.values
  }

  private struct UncheckedValues: @unchecked Sendable { let values: ContainerValues }

  static func makeNode(_ view: Attribute<Subview>, _ inputs: _ViewInputs) -> ViewNode {
    view.value.item.make(inputs)
  }

  public static func _makeViewList(view: _GraphValue<Subview>, inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    return _ViewListOutputs(list: .dynamic(Attribute { .item(attribute.value.item) }))
  }
}

/// The views that a view stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/subviewscollection>.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  let items: [ViewListItem]

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// Some of the views that a view stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/subviewscollectionslice>.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  let items: [ViewListItem]
  public let startIndex: Int
  public let endIndex: Int

  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A section among the views that a view stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sectionconfiguration>.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    fileprivate let section: ObjectIdentifier
  }

  nonisolated public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// What the section has set for its container.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

/// The sections among the views that a view stands for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sectioncollection>.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init(_ list: ViewList) {
    var found: [(id: ObjectIdentifier, parts: [ViewListEntry.Part: [ViewListItem]])] = []
    var isLoose = false
    for entry in list.entries {
      // Views outside of any section that follow each other are one.
      let id = entry.section.map { ObjectIdentifier($0) }
      if let id, found.last?.id != id || isLoose {
        found.append((id, [:]))
      } else if id == nil, !isLoose || found.isEmpty {
        found.append((ObjectIdentifier(entry.item), [:]))
      }
      isLoose = id == nil
      found[found.count - 1].parts[entry.part, default: []].append(entry.item)
    }
    sections = found.map { section in
      SectionConfiguration(
        id: .init(section: section.id), header: SubviewsCollection(items: section.parts[.header] ?? []),
        content: SubviewsCollection(items: section.parts[.row] ?? []),
        footer: SubviewsCollection(items: section.parts[.footer] ?? []))
    }
  }
}

/// A view made of the views that another one stands for.
nonisolated public struct GroupElementsOfContent<Base: View, Content: View>: MultipleView {
  let base: Base
  let make: (SubviewsCollection) -> Content

  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let list = Base._makeViewList(view: _GraphValue(view.map { $0.base }), inputs: inputs).list
    let graph = inputs.graph
    let content = Attribute<Content> {
      let (group, views) = (view.value, SubviewsCollection(items: list.items))
      return ObservedReads.track(graph) { group.make(views) }
    }
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
  }
}

/// A view made of the sections that another one stands for.
nonisolated public struct GroupSectionsOfContent<Base: View, Content: View>: MultipleView {
  let base: Base
  let make: (SectionCollection) -> Content

  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let list = Base._makeViewList(view: _GraphValue(view.map { $0.base }), inputs: inputs).list
    let graph = inputs.graph
    let content = Attribute<Content> {
      let (group, sections) = (view.value, SectionCollection(list))
      return ObservedReads.track(graph) { group.make(sections) }
    }
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
  }
}

extension Group {
  /// Creates a view made of the views that another one stands for.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)>.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, make: transform)
  }

  /// Creates a view made of the sections that another one stands for.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)>.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, make: transform)
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each of the views that another one stands for.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)>.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == GroupElementsOfContent<Base, ForEach<[Subview], Subview.ID, Result>> {
    data = CollectionOfOne(0)
    id = { $0 }
    self.content = { _ in
      GroupElementsOfContent(base: view) {
        ForEach<[Subview], Subview.ID, Result>(Array($0), content: content)
      }
    }
  }

  /// Creates a view for each of the sections that another one stands for.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/foreach/init(sections:content:)>.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Content == GroupSectionsOfContent<
      Base, ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>
    >
  {
    data = CollectionOfOne(0)
    id = { $0 }
    self.content = { _ in
      GroupSectionsOfContent(base: view) {
        ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>(Array($0), content: content)
      }
    }
  }
}
