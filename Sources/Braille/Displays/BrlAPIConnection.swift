internal import CBrlAPI
import Foundation

/// A connection through BrlAPI, the library for writing to the displays that BRLTTY drives.
final class BrlAPIConnection {
  /// The library's handle, of the size that it asks for; its contents belong to the library.
  private let storage: UnsafeMutableRawPointer
  private var handle: OpaquePointer { OpaquePointer(storage) }
  private(set) var cellCount = 0
  private var isOpen = false
  /// The socket to the daemon.
  private let descriptor: Int32

  /// Connects, and takes control of the display.
  ///
  /// - Parameters:
  ///   - host: in the format of `BRLAPI_HOST`; nil for the value of that variable, or else the local machine.
  ///   - authorization: in the format of `BRLAPI_AUTH`.
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
    // Without a custom exception handler the library terminates the program when the daemon goes away.
    _ = brlapi__setExceptionHandler(handle) { _, _, _, _, _ in }
    // An empty path is the root of the tree of terminals: we get the display in whichever terminal this
    // program runs.
    guard brlapi__enterTtyModeWithPath(handle, nil, 0, nil) >= 0 else {
      throw .noDisplay(reason: Self.lastError.reason)
    }
    // Asks for chords as dots; otherwise the daemon translates them into characters with its own table.
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

  /// Asks how many cells there are; a display may be connected or disconnected while the daemon runs.
  func measure() throws(BrailleError) {
    var (columns, rows): (UInt32, UInt32) = (0, 0)
    guard brlapi__getDisplaySize(handle, &columns, &rows) >= 0 else {
      throw .noDisplay(reason: Self.lastError.reason)
    }
    guard columns * rows > 0 else { throw .noDisplay(reason: "it has no cells") }
    cellCount = Int(columns) * Int(rows)
  }

  /// Writes dots, and, for displays that also show print, the text that they represent.
  ///
  /// - Returns: false when the daemon no longer accepts it.
  func write(_ cells: [UInt8], text: String) -> Bool {
    var dots = cells.prefix(cellCount) + []
    dots += [UInt8](repeating: 0, count: cellCount - dots.count)
    // The library expects one character for each cell.
    var print = Array(text.unicodeScalars.prefix(cellCount))
    print += [Unicode.Scalar](repeating: " ", count: cellCount - print.count)
    // The masks clear the daemon's own translation of the text and set our dots instead.
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
            // The dots already show the insertion point.
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

  /// The next key; does not block.
  func readKey() -> Reading {
    var code: brlapi_keyCode_t = 0
    let result = brlapi__readKey(handle, 0, &code)
    if result == 0 { return hasEnded ? .gone : .nothing }
    if result < 0 {
      // An interrupted system call does not mean that the connection has ended.
      let (error, _) = Self.lastError
      return error == BRLAPI_ERROR_LIBCERR && errno == EINTR ? .nothing : .gone
    }
    let type = code & 0xE000_0000
    guard type == 0x2000_0000 else { return .key(.symbol(UInt32(truncatingIfNeeded: code & 0x1FFF_FFFF))) }
    return .key(.command(block: Int((code & 0x1FFF_0000) >> 16), argument: Int(code & 0xFFFF)))
  }

  /// Runs a call that may write to a daemon that has gone away, blocking the SIGPIPE that would terminate the
  /// program.
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

  /// True once the daemon has closed the connection, which the library itself reports only to blocking calls.
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
