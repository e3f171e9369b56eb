import CurbcutCombine
import CurbcutFoundation

/// The schedulers of the main thread, each with the operators that go by it.
enum MainScheduler: String, CaseIterable, Sendable {
  case dispatchQueue
  case runLoop
  case operationQueue

  /// What an operator does with the scheduler and a number of milliseconds.
  enum Operator: Sendable {
    case debounce
    case delay
    case throttle(latest: Bool)
    case timeout
  }
}

extension Publisher {
  func on(
    _ scheduler: MainScheduler, _ what: MainScheduler.Operator, _ milliseconds: Int
  ) -> AnyPublisher<Output, Failure> {
    switch scheduler {
    case .dispatchQueue: apply(what, .milliseconds(milliseconds), DispatchQueue.main)
    case .runLoop: apply(what, .milliseconds(milliseconds), RunLoop.main)
    case .operationQueue: apply(what, .milliseconds(milliseconds), OperationQueue.main)
    }
  }

  private func apply<S: Scheduler>(
    _ what: MainScheduler.Operator, _ time: S.SchedulerTimeType.Stride, _ scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    switch what {
    case .debounce: debounce(for: time, scheduler: scheduler).eraseToAnyPublisher()
    case .delay: delay(for: time, scheduler: scheduler).eraseToAnyPublisher()
    case .throttle(let latest):
      throttle(for: time, scheduler: scheduler, latest: latest).eraseToAnyPublisher()
    case .timeout: timeout(time, scheduler: scheduler).eraseToAnyPublisher()
    }
  }

  func received(on scheduler: MainScheduler) -> AnyPublisher<Output, Failure> {
    switch scheduler {
    case .dispatchQueue: receive(on: DispatchQueue.main).eraseToAnyPublisher()
    case .runLoop: receive(on: RunLoop.main).eraseToAnyPublisher()
    case .operationQueue: receive(on: OperationQueue.main).eraseToAnyPublisher()
    }
  }
}
