import CurbcutFoundation
import Foundation

/// The objects on which apps set the looks of whole classes.
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
  /// True while no look was ever asked for, as in most apps: then nothing is looked up.
  private(set) var isEmpty = true

  /// The object for a class in those containers and surroundings, made when first asked for.
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
    // The closest description comes first: what it sets is not set again by wider ones.
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

  /// The proxies that hold for an object at a place, the closest first.
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

  /// Gives a view that comes into a window the looks that were set for its class.
  func apply(to view: UIView) {
    for proxy in proxies(for: view, at: view.superview) { AppearanceAttributes.copy(from: proxy, to: view) }
  }
}

/// What is given to `init(coder:)` of an instance that only keeps a look: there is nothing in it.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
