/// Something outside of Curbcut that a part of it needs.
struct Need {
  /// What was found out about it.
  enum Finding: Equatable {
    /// It is there; with a version or a place where that helps.
    case found(String)
    /// It is not; with what that means.
    case missing(String)
  }

  /// What it is, as it is called in a sentence: "Swift compiler".
  var name: String
  /// What works only with it, or only well with it.
  var use: String
  /// The Debian packages that bring it; empty when none does.
  var packages: [String]
  /// Where to get it when no Debian package brings it.
  var advice: String?
  /// Looks for it, with the part of Curbcut that will use it.
  var check: () -> Finding
}
