import CurbcutGraphics
import Foundation

/// A picture in an archive: its pixels, with their scale and orientation, or the name of a symbol.
extension UIImage {
  static func read(_ coder: NSCoder) -> UIImage? {
    if let name = coder.text("UISystemImageName") { return UIImage(systemName: name) }
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let image = try? CGImage.decode(data as Data)
    else { return nil }
    let orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    let picture = UIImage(cgImage: image, scale: coder.number("UIScale"), orientation: orientation)
    let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    return mode == .automatic ? picture : picture.withRenderingMode(mode)
  }

  func write(_ coder: NSCoder) {
    if isSymbolImage, let name = symbolName {
      coder.encode(name as NSString, forKey: "UISystemImageName")
      return
    }
    if let data = cgImage?.pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
  }

  private var symbolName: String? {
    guard case .symbol(let symbol) = content else { return nil }
    return symbol.name
  }
}
