extension FileScanner {
  /// Says what cannot be lowered.
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

  /// The line and column, both from 1, of a byte.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    var index = 0
    let end = min(offset, bytes.count)
    while index < end {
      if bytes[index] == Ascii.newline {
        line += 1
        start = index + 1
      } else if bytes[index] == Ascii.carriageReturn,
        index + 1 >= bytes.count || bytes[index + 1] != Ascii.newline
      {
        line += 1
        start = index + 1
      }
      index += 1
    }
    return (line, end - start + 1)
  }
}
