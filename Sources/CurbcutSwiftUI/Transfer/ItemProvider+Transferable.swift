import CurbcutUIKit
import Foundation

/// Carries a value to another task; whoever gives it away does not use it any more.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension NSItemProvider {
  /// Provides the forms of a value.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider/register(_:)>.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
    let value = transferable()
    let item = Handed(value: value)
    for way in T.transferRepresentation._allWays(of: T.self) {
      guard let write = way.write, way.condition?(value) != false else { continue }
      if suggestedName == nil { suggestedName = way.suggestedName?(value) }
      registerDataRepresentation(forTypeIdentifier: way.type.identifier, visibility: .all) { completion in
        let done = Handed(value: completion)
        Task {
          do { done.value(try await write(item.value), nil) } catch { done.value(nil, error) }
        }
        return nil
      }
    }
  }

  /// Makes a value from the first of its forms that is there.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider/loadtransferable(type:completionhandler:)>.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let ways = T.transferRepresentation._allWays(of: T.self)
    let way = ways.first { $0.read != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
    guard let way, let read = way.read else {
      completionHandler(.failure(CocoaError(.fileReadUnsupportedScheme)))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: way.type.identifier) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown)))
      }
      Task {
        do {
          let item = Handed(value: try await read(data))
          completionHandler(.success(item.value))
        } catch { completionHandler(.failure(error)) }
      }
    }
  }

  /// Whether a value of a type can be made from what is provided.
  func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    T.transferRepresentation._allWays(of: T.self).contains {
      $0.read != nil && hasItemConformingToTypeIdentifier($0.type.identifier)
    }
  }
}
