import Glibc

/// Where the app's code made a view, or called a modifier: the address of the call, for tools that show it.
///
/// A stored property with this value costs a look at a flag, unless a tool records (``SourceOrigins``).
struct SourceOrigin: Equatable, Sendable {
  /// The address after the call in the app's library; 0 if it was not recorded.
  let address: UInt

  init() { address = SourceOrigins.isRecorded ? SourceOrigins.callOfApp() : 0 }

  /// Where views were made makes no difference between them.
  static func == (a: SourceOrigin, b: SourceOrigin) -> Bool { true }
}

extension SourceOrigin: SelfComparing {
  @MainActor func isSame(as other: SourceOrigin) -> Bool { true }
}

/// The recording of where the app's code makes views.
package enum SourceOrigins {
  private typealias Unwinder =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  /// Whether it is on. It is turned on before the app's code runs.
  nonisolated(unsafe) static var isRecorded = false
  private nonisolated(unsafe) static var library: ClosedRange<UInt> = 0...0
  private nonisolated(unsafe) static var unwind: Unwinder?

  /// How many calls there are at most between the app's code and the view that it makes. What is further away was made
  /// by something else that the app called.
  private static let reach = 12

  /// Starts recording.
  ///
  /// - Parameter addresses: where the app's library is loaded.
  package static func record(in addresses: ClosedRange<UInt>) {
    guard let symbol = dlsym(nil, "backtrace") else { return }
    unwind = unsafeBitCast(symbol, to: Unwinder.self)
    library = addresses
    isRecorded = true
  }

  /// The innermost call that came from the app's library; 0 for none.
  static func callOfApp() -> UInt {
    guard let unwind else { return 0 }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: reach) { calls in
      guard let first = calls.baseAddress else { return 0 }
      let count = Int(unwind(first, Int32(reach)))
      for index in 0..<min(count, reach) {
        let address = UInt(bitPattern: calls[index])
        if library.contains(address) { return address }
      }
      return 0
    }
  }
}
