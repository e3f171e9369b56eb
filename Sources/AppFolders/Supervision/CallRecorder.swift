import Glibc

/// Writes down which calls led to a crash, to `exit`, or to where the main thread is now.
///
/// It works in signal handlers, where almost nothing may be called: it allocates no memory, and leaves it to the
/// process that watches this one to find out what the addresses mean.
///
/// Unlike a walk along frame pointers, unwinding by tables finds the caller of a C function, too: `sleep` is called by
/// someone.
enum CallRecorder {
  /// The first words of a record, before the addresses.
  enum Header {
    /// The signal; 0 for `exit`.
    static let signal = 0
    /// The address that could not be accessed, or the status that was passed to `exit`.
    static let value = 1
    /// How many words there are before the addresses.
    static let count = 2
  }

  /// The words in a record, so that it is written to the pipe in one piece.
  static let recordSize = 512

  /// The signals that end an app which has done something impossible.
  static let crashes: [Int32] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private typealias Unwinder =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  private nonisolated(unsafe) static var unwind: Unwinder?
  private nonisolated(unsafe) static let record = UnsafeMutablePointer<UInt>.allocate(capacity: recordSize)
  private static let stackSize = 1 << 18

  /// Starts recording: crashes, `exit`, and the main thread's calls on request.
  static func begin() {
    record.initialize(repeating: 0, count: recordSize)
    if let symbol = dlsym(nil, "backtrace") { unwind = unsafeBitCast(symbol, to: Unwinder.self) }
    // The first use loads a library, which must not happen in a signal handler.
    write(signal: -1, value: 0, to: -1)
    giveSignalsAStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, information, _ in
      let address = information.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
      CallRecorder.write(signal: number, value: address, to: SupervisionDescriptors.calls)
      guard number != SupervisionDescriptors.question else { return }
      // Once this handler has returned, the signal ends the process.
      signal(number, SIG_DFL)
      raise(number)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    for number in crashes { sigaction(number, &action, nil) }
    action.sa_flags |= SA_RESTART
    sigaction(SupervisionDescriptors.question, &action, nil)
    // Whoever started the command may have blocked signals, which its processes inherit.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in crashes + [SupervisionDescriptors.question] { sigaddset(&heard, number) }
    pthread_sigmask(Int32(SIG_UNBLOCK), &heard, nil)
  }

  /// Records that the process is about to exit.
  static func recordExit(status: Int32) {
    write(signal: 0, value: UInt(bitPattern: Int(status)), to: SupervisionDescriptors.calls)
  }

  /// A stack of its own for signal handlers, because that of an endless recursion is full.
  private static func giveSignalsAStack() {
    let memory = mmap(nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard memory != MAP_FAILED else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }

  private static func write(signal: Int32, value: UInt, to descriptor: Int32) {
    record[Header.signal] = UInt(bitPattern: Int(signal))
    record[Header.value] = value
    var count = 0
    if let unwind {
      let room = recordSize - Header.count
      count = (record + Header.count).withMemoryRebound(to: UnsafeMutableRawPointer?.self, capacity: room) {
        Int(unwind($0, Int32(room)))
      }
    }
    guard descriptor >= 0 else { return }
    _ = Glibc.write(descriptor, record, (Header.count + max(0, count)) * MemoryLayout<UInt>.size)
    // The addresses mean something only as long as this process exists.
    var receipt: UInt8 = 0
    while read(SupervisionDescriptors.receipts, &receipt, 1) < 0, errno == EINTR {}
  }
}
