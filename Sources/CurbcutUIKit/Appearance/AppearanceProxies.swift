import CurbcutFoundation
import Foundation

/// The proxy objects on which apps set the appearance of whole classes.
@MainActor
final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private struct Proxy {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let object: NSObject
  }

  private var proxies: [Proxy] = []
  /// True until an appearance proxy is first requested. Most apps never do, and then nothing is looked up.
  private(set) var isEmpty = true

  /// The proxy for a class in certain containers and with certain traits, created on first use.
  func proxy<Object: NSObject>(
    of type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
    make: (NSCoder) -> Object?
  ) -> Object {
    let known = proxies.first { proxy in
      proxy.type == type && proxy.traits === traits && proxy.containers.count == containers.count
        && zip(proxy.containers, containers).allSatisfy { $0 == $1 }
    }
    if let object = known?.object as? Object { return object }
    guard let object = make(EmptyCoder()) else {
      NSException.end(.invalidArgumentException, "\(type).appearance() needs init(coder:) to make a \(type)")
    }
    proxies.append(Proxy(type: type, containers: containers, traits: traits, object: object))
    // The most specific proxy comes first: what it sets is not overwritten by more general ones.
    proxies.sort { ($0.containers.count, depth($0.type)) > ($1.containers.count, depth($1.type)) }
    isEmpty = false
    return object
  }

  private func depth(_ type: AnyClass) -> Int {
    var count = 0
    var current: AnyClass? = type
    while let one = current {
      count += 1
      current = _getSuperclass(one)
    }
    return count
  }

  /// The proxies that apply to an object at a place in the hierarchy, the most specific first.
  func proxies<Object: NSObject>(for object: Object, at place: UIView?) -> [Object] {
    if isEmpty { return [] }
    return proxies.compactMap { proxy in
      guard object !== proxy.object, isKind(object, of: proxy.type), holds(proxy, at: place) else {
        return nil
      }
      return proxy.object as? Object
    }
  }

  private func isKind(_ object: NSObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let one = current {
      if one == type { return true }
      current = _getSuperclass(one)
    }
    return false
  }

  private func holds(_ proxy: Proxy, at place: UIView?) -> Bool {
    if let traits = proxy.traits {
      guard let place, place.traitCollection.containsTraits(in: traits) else { return false }
    }
    var wanted = proxy.containers[...]
    var responder: UIResponder? = place
    while let container = wanted.first, let current = responder {
      if isKind(current, of: container) { wanted.removeFirst() }
      responder = current.next
    }
    return wanted.isEmpty
  }

  private func isKind(_ object: NSObject, of container: any UIAppearanceContainer.Type) -> Bool {
    isKind(object, of: container as AnyClass)
  }

  /// Applies the appearances set for a view's class when the view is added to a window.
  func apply(to view: UIView) {
    for proxy in proxies(for: view, at: view.superview) { AppearanceAttributes.copy(from: proxy, to: view) }
  }
}

/// Passed to `init(coder:)` of an instance that serves only as a proxy: an empty archive.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
