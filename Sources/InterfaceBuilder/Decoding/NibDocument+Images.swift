import CurbcutUIKit
import Foundation

extension NibDocument {
  /// The image that an `<imageReference>` names.
  func image(reference element: IBElement) -> UIImage? {
    let reader = reader(element)
    defer { reader.finish() }
    guard let name = reader.string("image") else { return nil }
    var image = image(named: name, catalog: reader.string("catalog"), at: element)
    reader.choice("symbolScale", SymbolChoices.scales) {
      image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: $0))
    }
    reader.choice(
      "renderingMode",
      [
        "template": UIImage.RenderingMode.alwaysTemplate, "original": .alwaysOriginal,
        "automatic": .automatic,
      ]
    ) { image = image?.withRenderingMode($0) }
    // The value of a variable symbol: our drawings of symbols have no variable parts.
    reader.note("variableValue")
    return image
  }

  /// An image by name: a system symbol, an image in one of the project's catalogs, or a loose file.
  ///
  /// If there is no picture, the image is empty and has the size that the document gives for it.
  func image(named name: String, catalog: String?, at element: IBElement) -> UIImage? {
    let key = "\(catalog ?? "")/\(name)"
    if let image = images[key] { return image }
    let image: UIImage?
    if catalog == "system" {
      image = UIImage(systemName: name)
      if image == nil { warn("the system has no symbol ‘\(name)’", at: element) }
    } else {
      image = surroundings.assets.image(named: name, traits: assetTraits) ?? standIn(name, at: element)
    }
    images[key] = image
    return image
  }

  private var assetTraits: AssetTraits {
    var result = AssetTraits(traits)
    result.language = options.language
    return result
  }

  private func standIn(_ name: String, at element: IBElement) -> UIImage? {
    let noted = file.resource("image", named: name)
    warn("the picture ‘\(name)’ is not in the project; an empty one of its size stands in", at: element)
    let width = noted?["width"].flatMap(ElementReader.number) ?? 24
    let height = noted?["height"].flatMap(ElementReader.number) ?? 24
    return UIImage.standIn(named: name, size: CGSize(width: min(width, 4096), height: min(height, 4096)))
  }

  /// The configuration that a `<preferredSymbolConfiguration>` describes.
  func symbolConfiguration(_ element: IBElement) -> UIImage.SymbolConfiguration {
    let reader = reader(element)
    defer { reader.finish() }
    reader.note("configurationType")
    var result: UIImage.SymbolConfiguration = .unspecified
    func add(_ next: UIImage.SymbolConfiguration) { result = result.applying(next) }
    if let font = reader.font() { add(UIImage.SymbolConfiguration(font: font)) }
    reader.string("textStyle") { name in
      if let style = FontNames.styles[name] { add(UIImage.SymbolConfiguration(textStyle: style)) }
    }
    reader.number("pointSize") { add(UIImage.SymbolConfiguration(pointSize: $0)) }
    reader.choice("weight", SymbolChoices.weights) { add(UIImage.SymbolConfiguration(weight: $0)) }
    reader.choice("scale", SymbolChoices.scales) { add(UIImage.SymbolConfiguration(scale: $0)) }
    return result
  }
}

/// The names of symbol scales and weights in documents.
enum SymbolChoices {
  static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
  ]

  static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
