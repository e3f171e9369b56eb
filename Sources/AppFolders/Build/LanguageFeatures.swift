/// What makes the compiler understand code of mode 6 in mode 5.
///
/// Mode 6 differs in what some code means, and in that data races are errors. Apps are checked for these by Xcode, with
/// the declarations of Apple's system; what is found with those of Linux is about these, and would only cost parts of the
/// app. So code that is written in mode 6 is compiled in mode 5 with all features of mode 6 that change what code means.
enum LanguageFeatures {
  static let arguments = [
    "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "ImplicitOpenExistentials",
    "DisableOutwardActorInference", "IsolatedDefaultValues", "InferSendableFromCaptures",
    "GlobalActorIsolatedTypesUsability",
  ].flatMap { ["-enable-upcoming-feature", $0] }
}
