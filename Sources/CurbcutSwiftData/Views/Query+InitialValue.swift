import CurbcutSwiftUI
import Foundation

// Apple's `@Query` is a macro, which takes the place of the value in `@Query var items: [Item] = []`. A property wrapper is
// handed that value: it is not used, as on iOS.

extension Query where Result == [Element] {
  /// All models of the class.
  public init(wrappedValue: [Element]) { self.init() }

  /// The models that a description fits.
  public init(
    wrappedValue: [Element], _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) {
    self.init(descriptor, transaction: transaction)
  }

  /// The models that a description fits; changes are animated.
  public init(wrappedValue: [Element], _ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, animation: animation)
  }

  /// The models that a predicate fits, in an order.
  public init(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: descriptors, transaction: transaction)
  }

  /// The models that a predicate fits, in an order; changes are animated.
  public init(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, animation: animation)
  }

  /// The models that a predicate fits, in the order of a property.
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: transaction)
  }

  /// The models that a predicate fits, in the order of a property; changes are animated.
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, animation: animation)
  }

  /// The models that a predicate fits, in the order of a property that may be nil.
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: transaction)
  }

  /// The models that a predicate fits, in the order of a property that may be nil; changes are animated.
  public init<Value: Comparable>(
    wrappedValue: [Element], filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, animation: animation)
  }
}
