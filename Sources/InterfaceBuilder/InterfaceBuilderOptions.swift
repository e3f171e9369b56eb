import CurbcutUIKit

/// What a document's objects are made for.
public struct InterfaceBuilderOptions {
  /// The language whose translations beside the document are used; nil for the texts as they are written.
  public var language: String?
  /// The traits by which variations, fonts and pictures are chosen; nil for the screen's.
  public var traits: UITraitCollection?
  /// Modules in which custom classes are looked for, besides the one that the document names.
  public var modules: [String]
  /// Whether the app's code runs, so that its rows come from there and prototypes stand for nothing.
  var runsCode = false

  /// Options; without arguments, for the screen's traits and the texts as they are written.
  public init(language: String? = nil, traits: UITraitCollection? = nil, modules: [String] = []) {
    self.language = language
    self.traits = traits
    self.modules = modules
  }
}
