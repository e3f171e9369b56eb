import Foundation

/// Something that can be asked of a film, a sound, or a part of it.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty>.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Something that can be asked of a film, a sound, or a part of it, and what the answer is.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avasyncproperty>.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) throws -> Value

  init(_ name: String, _ read: @escaping (Root) throws -> Value) {
    self.read = read
    super.init(name)
  }

  /// How far an answer has come.
  public enum Status {
    /// Nobody has asked.
    case notYetLoaded
    /// It is sought.
    case loading
    /// It is there.
    case loaded(Value)
    /// There is none.
    case failed(NSError)
  }
}

/// Something of which can be asked what takes its time.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading>.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading where Self: Sendable {
  /// Asks something.
  ///
  /// - Throws: what is wrong with the file.
  public func load<T: Sendable>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    try property.read(self)
  }

  /// Asks two things.
  public func load<A: Sendable, B: Sendable>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    try (propertyA.read(self), propertyB.read(self))
  }

  /// Asks three things.
  public func load<A: Sendable, B: Sendable, C: Sendable>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    try (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }

  /// Asks four things.
  public func load<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    try (propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self))
  }

  /// How far an answer has come: it is there at once.
  public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
    do { return .loaded(try property.read(self)) } catch { return .failed(error as NSError) }
  }
}
