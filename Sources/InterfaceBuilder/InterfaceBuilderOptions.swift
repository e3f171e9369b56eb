import CurbcutUIKit

/// Options for creating the objects of a document.
public struct InterfaceBuilderOptions {
  /// The language whose translations beside the document are used; nil for the texts in the document.
  public var language: String?
  /// The traits that select variations, fonts and pictures; nil for the screen's.
  public var traits: UITraitCollection?
  /// Modules in which to look for custom classes, in addition to the one that the document names.
  public var modules: [String]
  /// Whether the app's code runs, so that it supplies the rows of tables, and prototypes need not be shown.
  var runsCode = false

  /// Creates options; by default, for the screen's traits and the texts in the document.
  public init(language: String? = nil, traits: UITraitCollection? = nil, modules: [String] = []) {
    self.language = language
    self.traits = traits
    self.modules = modules
  }
}
