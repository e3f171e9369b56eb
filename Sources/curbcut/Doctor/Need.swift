/// An external dependency of a part of Curbcut.
struct Need {
  /// The result of a check.
  enum Finding: Equatable {
    /// It was found; with a version or a path where that is useful.
    case found(String)
    /// It was not found; with the reason.
    case missing(String)
  }

  /// Its name, as in a sentence: "Swift compiler".
  var name: String
  /// What needs it, or works well only with it.
  var use: String
  /// The Debian packages that contain it; may be empty.
  var packages: [String]
  /// How to get it when no Debian package contains it.
  var advice: String?
  /// Looks for it, using the part of Curbcut that needs it.
  var check: () -> Finding
}
