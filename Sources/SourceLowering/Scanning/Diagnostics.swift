extension FileScanner {
  /// Reports what cannot be lowered.
  func report(
    _ severity: LoweringDiagnostic.Severity, at offset: Int, _ message: String, remedy: String = "",
    subject: LoweringDiagnostic.Subject = .construct
  ) {
    let place = place(of: offset)
    diagnostics.append(
      LoweringDiagnostic(
        path: path, line: place.line, column: place.column, severity: severity, subject: subject,
        message: message, remedy: remedy))
  }

  /// The line and column of a byte, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let end = max(0, min(offset, bytes.count))
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= end { low = middle } else { high = middle - 1 }
    }
    return (low + 1, end - lineStarts[low] + 1)
  }

  /// The offsets of the lines. As in the compiler, a line ends after a line feed or a lone carriage return.
  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      let isLone = byte == Ascii.carriageReturn && (next >= bytes.count || bytes[next] != Ascii.newline)
      if byte == Ascii.newline || isLone { starts.append(next) }
    }
    return starts
  }
}
