import Foundation
import Synchronization

/// Builds modules in the order of their dependencies, and such as do not depend on each other side by side.
struct ModuleSchedule {
  private let modules: [AppContents.Module]
  /// By index, the indices of the modules that a module depends on.
  private let needed: [Set<Int>]

  init(_ modules: [AppContents.Module]) {
    self.modules = modules
    let indices = Dictionary(
      modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    needed = modules.enumerated().map { index, module in
      guard let names = module.dependencies else { return Set(0..<index) }
      // Only those before it: a circle would never end.
      return Set(names.compactMap { indices[$0] }.filter { $0 < index })
    }
  }

  private struct State<Product: Sendable>: Sendable {
    var open: [Int]
    var products: [Int: Product] = [:]
    var error: AppFolderError?
  }

  /// Calls a function for each module.
  ///
  /// - Parameters:
  ///   - workers: how many are built at the same time at most.
  ///   - build: builds one; after it has thrown, no others are begun.
  /// - Returns: what it has returned, in the order of the modules.
  func run<Product: Sendable>(
    workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ build: @escaping @Sendable (AppContents.Module) throws(AppFolderError) -> Product
  ) throws(AppFolderError) -> [Product] {
    let state = Mutex(State<Product>(open: Array(modules.indices)))
    let turn = NSCondition()
    @Sendable func work() {
      while true {
        turn.lock()
        var next: Int?
        while true {
          var isOver = false
          (next, isOver) = state.withLock { state in
            guard state.error == nil, !state.open.isEmpty else { return (nil, true) }
            let position = state.open.firstIndex { needed[$0].allSatisfy { state.products[$0] != nil } }
            return (position.map { state.open.remove(at: $0) }, false)
          }
          if isOver || next != nil { break }
          turn.wait()
        }
        turn.unlock()
        guard let index = next else { return }
        do throws(AppFolderError) {
          let product = try build(modules[index])
          state.withLock { $0.products[index] = product }
        } catch {
          state.withLock { $0.error = $0.error ?? error }
        }
        turn.lock()
        turn.broadcast()
        turn.unlock()
      }
    }
    let others = max(0, min(workers, modules.count) - 1)
    let ended = DispatchGroup()
    for _ in 0..<others {
      ended.enter()
      // Not a thread of libdispatch, whose processes would not hear signals.
      let thread = Thread {
        work()
        ended.leave()
      }
      // Sources with deep nesting are walked on it.
      thread.stackSize = 8 << 20
      thread.start()
    }
    work()
    ended.wait()
    let result = state.withLock { $0 }
    if let error = result.error { throw error }
    return modules.indices.compactMap { result.products[$0] }
  }
}

extension AppContents.Module {
  /// The modules that one may import, and those that these import, in the order in which they are built.
  static func dependencies(of module: Self, among all: [Self]) -> [Self] {
    let before = all.prefix { $0.name != module.name }
    guard let direct = module.dependencies else { return Array(before) }
    var wanted = Set(direct)
    for other in before.reversed() where wanted.contains(other.name) {
      wanted.formUnion(other.dependencies ?? [])
    }
    return before.filter { wanted.contains($0.name) }
  }
}
