/// The views that all our apps are made of.
public enum DesignSystem {
  /// The version that apps report.
  public static let version = "1.0"
}
