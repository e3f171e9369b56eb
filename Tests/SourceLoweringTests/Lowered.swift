import SourceLowering

/// Lowers one file, and answers its text without what names the original file.
func lowered(_ text: String, options: LoweringOptions = LoweringOptions()) -> String {
  lowering(text, options: options).files[0].text
    .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#sourceLocation") }
    .joined(separator: "\n")
}

/// Lowers one file.
func lowering(_ text: String, options: LoweringOptions = LoweringOptions()) -> Lowering {
  var options = options
  options.namesOriginalFile = false
  return Lowering(files: [SourceFile(path: "/app/Screen.swift", text: text)], options: options)
}

/// The first lines of a lowered file, as many as the original had.
func body(_ text: String, options: LoweringOptions = LoweringOptions()) -> String {
  let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
  return lowered(text, options: options)
    .split(separator: "\n", omittingEmptySubsequences: false).prefix(count).joined(separator: "\n")
}
