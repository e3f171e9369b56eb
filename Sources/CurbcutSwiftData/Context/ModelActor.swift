import Foundation

/// Runs the jobs of an actor beside its context.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/modelexecutor>.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Runs the jobs of an actor beside its context, one after the other.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/serialmodelexecutor>.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of an actor beside its context, one after the other, on a queue of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor>.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// What `@ModelActor` makes of an actor: it has a context of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/modelactor>.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor's jobs.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let serial = modelExecutor as? any SerialExecutor else {
      NSException.end(
        .invalidArgumentException, "The executor of a ModelActor must be a SerialModelExecutor.")
    }
    return serial.asUnownedSerialExecutor()
  }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; nil when there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existingModel(for: id) as? T
  }
}
