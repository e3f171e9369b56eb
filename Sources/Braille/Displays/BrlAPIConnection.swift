internal import CBrlAPI
import Foundation

/// The calls to BrlAPI, by which a program writes to the displays that BRLTTY drives.
final class BrlAPIConnection {
  /// As large as the library wants it; the library owns what is in it.
  private let storage: UnsafeMutableRawPointer
  private var handle: OpaquePointer { OpaquePointer(storage) }
  private(set) var cellCount = 0
  private var isOpen = false
  /// The socket to the daemon.
  private let descriptor: Int32

  /// Connects, and takes over the display.
  ///
  /// - Parameters:
  ///   - host: as `BRLAPI_HOST` has it; nil asks that variable, then the machine itself.
  ///   - authorization: as `BRLAPI_AUTH` has it.
  init(host: String?, authorization: String?) throws(BrailleError) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: brlapi_getHandleSize(), alignment: 16)
    storage = memory
    let name = host ?? ProcessInfo.processInfo.environment["BRLAPI_HOST"] ?? "localhost"
    let opened = Self.withStrings(host, authorization) { host, authorization in
      var settings = brlapi_connectionSettings_t(auth: authorization, host: host)
      return brlapi__openConnection(OpaquePointer(memory), &settings, nil)
    }
    descriptor = opened
    guard opened != BRLAPI_INVALID_FILE_DESCRIPTOR else {
      let (code, reason) = Self.lastError
      let isRefusal = code == BRLAPI_ERROR_AUTHENTICATION || code == BRLAPI_ERROR_EMPTYKEY
      throw isRefusal ? .refused(host: name, reason: reason) : .noDaemon(host: name, reason: reason)
    }
    isOpen = true
    // Without a handler of one's own the library ends the program when the daemon goes away.
    _ = brlapi__setExceptionHandler(handle) { _, _, _, _, _ in }
    // The root of the tree of terminals: the display is ours wherever this program runs.
    guard brlapi__enterTtyModeWithPath(handle, nil, 0, nil) >= 0 else {
      throw .noDisplay(reason: Self.lastError.reason)
    }
    // Chords are wanted as dots; else the daemon makes characters of them by a table of its own.
    var retainsDots: brlapi_param_retainDots_t = 1
    _ = brlapi__setParameter(
      handle, BRLAPI_PARAM_RETAIN_DOTS, 0, brlapi_param_flags_t(BRLAPI_PARAMF_LOCAL), &retainsDots,
      MemoryLayout<brlapi_param_retainDots_t>.size)
    try measure()
  }

  deinit {
    close()
    storage.deallocate()
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    Self.withoutBrokenPipe {
      _ = brlapi__leaveTtyMode(handle)
      brlapi__closeConnection(handle)
    }
  }

  /// Asks how many cells there are; a display may come and go while the daemon runs.
  func measure() throws(BrailleError) {
    var (columns, rows): (UInt32, UInt32) = (0, 0)
    guard brlapi__getDisplaySize(handle, &columns, &rows) >= 0 else {
      throw .noDisplay(reason: Self.lastError.reason)
    }
    guard columns * rows > 0 else { throw .noDisplay(reason: "it has no cells") }
    cellCount = Int(columns) * Int(rows)
  }

  /// Puts up dots, and for displays that also have print cells the text behind them.
  ///
  /// - Returns: false when the daemon no longer takes it.
  func write(_ cells: [UInt8], text: String) -> Bool {
    var dots = cells.prefix(cellCount) + []
    dots += [UInt8](repeating: 0, count: cellCount - dots.count)
    // The library wants one character for each cell.
    var print = Array(text.unicodeScalars.prefix(cellCount))
    print += [Unicode.Scalar](repeating: " ", count: cellCount - print.count)
    // What the daemon would make of the text is put out, and our own dots are put in.
    var none = [UInt8](repeating: 0, count: cellCount)
    var words = Array(String(String.UnicodeScalarView(print)).utf8).map { CChar(bitPattern: $0) }
    var charset = "UTF-8".utf8CString.map { $0 }
    return words.withUnsafeMutableBufferPointer { words in
      charset.withUnsafeMutableBufferPointer { charset in
        dots.withUnsafeMutableBufferPointer { dots in
          none.withUnsafeMutableBufferPointer { none in
            var arguments = brlapi_writeArguments_t()
            arguments.displayNumber = Int32(BRLAPI_DISPLAY_DEFAULT)
            arguments.regionBegin = 1
            arguments.regionSize = Int32(cellCount)
            arguments.text = words.baseAddress.map { UnsafePointer($0) }
            arguments.textSize = Int32(words.count)
            arguments.charset = charset.baseAddress.map { UnsafePointer($0) }
            arguments.andMask = none.baseAddress.map { UnsafePointer($0) }
            arguments.orMask = dots.baseAddress.map { UnsafePointer($0) }
            // The insertion point is in the dots.
            arguments.cursor = Int32(BRLAPI_CURSOR_OFF)
            return Self.withoutBrokenPipe { brlapi__write(handle, &arguments) >= 0 }
          }
        }
      }
    }
  }

  /// A key that was pressed.
  enum Key: Equatable {
    /// A command of BRLTTY: its block and argument.
    case command(block: Int, argument: Int)
    /// A key of a keyboard, by its X11 keysym.
    case symbol(UInt32)
  }

  enum Reading: Equatable {
    case key(Key), nothing, gone
  }

  /// The next key; does not wait.
  func readKey() -> Reading {
    var code: brlapi_keyCode_t = 0
    let result = brlapi__readKey(handle, 0, &code)
    if result == 0 { return hasEnded ? .gone : .nothing }
    if result < 0 {
      // An interrupted call, or a display that was changed, is no end.
      let (error, _) = Self.lastError
      return error == BRLAPI_ERROR_LIBCERR && errno == EINTR ? .nothing : .gone
    }
    let type = code & 0xE000_0000
    guard type == 0x2000_0000 else { return .key(.symbol(UInt32(truncatingIfNeeded: code & 0x1FFF_FFFF))) }
    return .key(.command(block: Int((code & 0x1FFF_0000) >> 16), argument: Int(code & 0xFFFF)))
  }

  /// Does something that may write to a daemon that is gone, without the signal that would end the program.
  private static func withoutBrokenPipe<Result>(_ body: () -> Result) -> Result {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let result = body()
    var noTime = timespec()
    while sigtimedwait(&pipe, nil, &noTime) == SIGPIPE {}
    return result
  }

  /// True once the daemon has closed the connection, of which the library itself tells only those who wait.
  private var hasEnded: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  private static var lastError: (code: brlapi_error, reason: String) {
    guard let location = brlapi_error_location() else { return (BRLAPI_ERROR_SUCCESS, "unknown") }
    let code = location.pointee.brlerrno
    return (code, brlapi_strerror(location).map { String(cString: $0) } ?? "error \(code.rawValue)")
  }

  private static func withStrings<Result>(
    _ a: String?, _ b: String?, _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Result
  ) -> Result {
    switch (a, b) {
    case (let a?, let b?): a.withCString { a in b.withCString { body(a, $0) } }
    case (let a?, nil): a.withCString { body($0, nil) }
    case (nil, let b?): b.withCString { body(nil, $0) }
    case (nil, nil): body(nil, nil)
    }
  }
}
