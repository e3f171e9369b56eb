import CurbcutFoundation
import CurbcutSwiftUI

/// The objects that a view has fetched, in sections: objects that follow each other and have a value in common.
///
/// The order of the objects must begin with that value, as Apple's documentation asks, or sections come up twice.
/// Follows <https://developer.apple.com/documentation/swiftui/sectionedfetchresults>.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Objects with a value in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    let objects: ArraySlice<Result>

    /// The number of the first object.
    public var startIndex: Int { 0 }
    /// The number after the last object.
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[objects.startIndex + position] }
  }

  let results: FetchingResults<Result>
  private let sections: [Section]

  @MainActor
  init(_ results: FetchingResults<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    self.results = results
    let objects = results.objects
    let chosen = results.configuration.section as? KeyPath<Result, SectionIdentifier> ?? sectionIdentifier
    var sections: [Section] = []
    var start = objects.startIndex
    while start < objects.endIndex {
      let id = objects[start][keyPath: chosen]
      let end = objects[start...].firstIndex { $0[keyPath: chosen] != id } ?? objects.endIndex
      sections.append(Section(id: id, objects: objects[start..<end]))
      start = end
    }
    self.sections = sections
  }

  /// What the objects of a section have in common; nil before anything was fetched.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier>? {
    get { results.configuration.section as? KeyPath<Result, SectionIdentifier> }
    nonmutating set { if let newValue { results.change { $0.section = newValue } } }
  }

  /// Which objects are fetched; setting it fetches others.
  public var nsPredicate: NSPredicate? {
    get { results.configuration.predicate }
    nonmutating set { results.change { $0.predicate = newValue } }
  }

  /// The order of the objects; setting it fetches them anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.configuration.orders }
    nonmutating set { results.order(by: newValue) }
  }

  /// The number of the first section.
  public var startIndex: Int { 0 }
  /// The number after the last section.
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects; setting it fetches them anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.configuration.typedOrders.compactMap { $0 as? SortDescriptor<Result> } }
    nonmutating set { results.order(by: newValue) }
  }
}
