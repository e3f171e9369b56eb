import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

@MainActor
@Suite("Named images, colours and data of a bundle", .serialized)
struct BundleAssetTests {
  /// A picture of some size in pixels, as the bytes of a PNG.
  private func picture(_ width: Int, _ height: Int) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return try #require(
      renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }.pngData())
  }

  private func app(_ files: [String: String], _ pictures: [String: (Int, Int)] = [:]) throws -> AppBundle {
    let app = try AppBundle(files)
    for (path, size) in pictures {
      let url = app.bundle.bundleURL.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture(size.0, size.1).write(to: url)
    }
    return app
  }

  @Test("A colour differs by appearance; its folder counts where that gives a namespace")
  func colors() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components":
      {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """
    let app = try app([
      "Assets.xcassets/Accent.colorset/Contents.json": color,
      "Assets.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Assets.xcassets/Brand/Ink.colorset/Contents.json": color,
    ])
    let accent = try #require(UIColor(named: "Accent", in: app.bundle, compatibleWith: nil))
    #expect(accent.resolvedColor(with: .phone()) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      accent.resolvedColor(with: .phone(dark)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(UIColor(named: "Brand/Ink", in: app.bundle, compatibleWith: nil) != nil)
    #expect(UIColor(named: "Ink", in: app.bundle, compatibleWith: nil) == nil)
  }

  @Test("An image is found by the name of a file with its ending and scale, in a catalog too")
  func endings() throws {
    let app = try app(
      [
        "Assets.xcassets/Moved.imageset/Contents.json":
          "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"m.png\", \"scale\": \"2x\"}]}"
      ],
      [
        "Assets.xcassets/Moved.imageset/m.png": (20, 20), "photo.PNG": (8, 6), "icon@2x.png": (40, 20),
        "de.lproj/x.png": (1, 1),
      ])
    func size(_ name: String) -> CGSize? { UIImage(named: name, in: app.bundle)?.size }
    #expect(size("Moved") == CGSize(width: 10, height: 10))
    #expect(size("Moved.png") == CGSize(width: 10, height: 10))
    #expect(size("Moved@2x.png") == CGSize(width: 10, height: 10))
    #expect(size("photo.PNG") == CGSize(width: 8, height: 6))
    #expect(size("icon") == CGSize(width: 20, height: 10))
    #expect(size("icon.png") == CGSize(width: 20, height: 10))
    #expect(size("icon@2x.png") == CGSize(width: 20, height: 10))
    #expect(size("pictures/icon.png") == CGSize(width: 20, height: 10))
    #expect(size("icon.jpg") == nil && size("Moved2.png") == nil)
  }

  @Test("An image has the scale of its file, its rendering, and the edges that keep their size")
  func images() throws {
    let app = try app(
      [
        "Assets.xcassets/Dog.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "filename": "dog.png", "scale": "1x"},
        {"idiom": "universal", "filename": "dog@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dog@3x.png", "scale": "3x", "resizing":
        {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 6, "left": 3, "bottom": 6, "right": 3}}}],
        "properties": {"template-rendering-intent": "template"}}
        """
      ],
      [
        "Assets.xcassets/Dog.imageset/dog.png": (10, 20), "Assets.xcassets/Dog.imageset/dog@2x.png": (20, 40),
        "Assets.xcassets/Dog.imageset/dog@3x.png": (30, 60),
      ])
    let dog = try #require(
      UIImage(named: "Dog", in: app.bundle, compatibleWith: .phone(UITraitCollection(displayScale: 3))))
    #expect(dog.size == CGSize(width: 10, height: 20) && dog.scale == 3)
    #expect(dog.renderingMode == .alwaysTemplate)
    #expect(dog.capInsets == UIEdgeInsets(top: 2, left: 1, bottom: 2, right: 1))
    let two = UIImage(
      named: "Dog", in: app.bundle, compatibleWith: .phone(UITraitCollection(displayScale: 2)))
    #expect(two?.scale == 2)
  }

  @Test("An image for dark and one for light are told apart by the traits")
  func appearance() throws {
    let app = try app(
      [
        "Assets.xcassets/Sky.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "filename": "day.png"}, {"idiom": "universal", "filename": "night.png",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      ],
      ["Assets.xcassets/Sky.imageset/day.png": (4, 4), "Assets.xcassets/Sky.imageset/night.png": (8, 8)])
    let dark = UITraitCollection.phone(UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIImage(named: "Sky", in: app.bundle, compatibleWith: .phone())?.size.width == 4)
    #expect(UIImage(named: "Sky", in: app.bundle, compatibleWith: dark)?.size.width == 8)
  }

  @Test("Loose files are found with and without their ending and scale")
  func loose() throws {
    let app = try app([:], ["paw@2x.png": (20, 20), "Pictures/tail.jpg.png": (3, 3), "bone.png": (5, 5)])
    let paw = UIImage(named: "paw", in: app.bundle, compatibleWith: nil)
    #expect(paw?.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "paw.png", in: app.bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "bone", in: app.bundle, compatibleWith: nil)?.size.width == 5)
    #expect(UIImage(named: "cat", in: app.bundle, compatibleWith: nil) == nil)
  }

  @Test("A picture whose file was not fetched is a grey one of the size that is noted, which is said once")
  func unfetched() throws {
    let app = try app([
      "Main.storyboard": Written.storyboard(
        [Written.scene("vc")], resources: "<image name=\"Husky\" width=\"40\" height=\"30\"/>"),
      "Assets.xcassets/Husky.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"husky.jpg\"}]}",
      "Assets.xcassets/Husky.imageset/husky.jpg":
        "version https://git-lfs.github.com/spec/v1\noid sha256:1\n",
      "loose.png": "version https://git-lfs.github.com/spec/v1\noid sha256:2\n",
      "Assets.xcassets/Lost.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"lost.png\"}]}",
    ])
    let reports = AppBundle.reports {
      let husky = UIImage(named: "Husky", in: app.bundle, compatibleWith: nil)
      #expect(husky?.size == CGSize(width: 40, height: 30))
      let grey = husky?.cgImage?.color(atX: 20, y: 15)
      #expect(grey.map { $0.red == $0.blue && $0.red > 0.3 && $0.red < 0.8 && $0.alpha == 1 } == true)
      // As an image literal names it.
      #expect(UIImage(named: "Husky.jpg", in: app.bundle, compatibleWith: nil)?.size.width == 40)
      let loose = app.bundle.bundleURL.appendingPathComponent("loose.png").path
      #expect(UIImage(contentsOfFile: loose)?.cgImage != nil)
      #expect(UIImage(named: "Lost", in: app.bundle, compatibleWith: nil) != nil)
      #expect(UIImage(named: "Nothing", in: app.bundle, compatibleWith: nil) == nil)
    }
    let said = Set(reports).sorted()
    #expect(said.filter { $0.contains("warning") && $0.contains("git lfs pull") }.count == 2, "\(said)")
    #expect(
      said.contains { $0.contains("husky.jpg: ") } && said.contains { $0.contains("lost.png is missing") })
    #expect(said.count == 3)
  }

  @Test("A PDF is drawn, in the tint where the catalog says so")
  func pages() throws {
    let drawing = "1 0 0 rg 0 10 15 10 re f"
    let page = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] /Contents 4 0 R >> endobj
      4 0 obj << /Length \(drawing.utf8.count) >> stream
      \(drawing)
      endstream endobj
      trailer << /Root 1 0 R >>
      """
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"star.pdf\"}]"
    let app = try app([
      "Assets.xcassets/Plain.imageset/Contents.json": contents + "}",
      "Assets.xcassets/Plain.imageset/star.pdf": page,
      "Assets.xcassets/Tinted.imageset/Contents.json": contents
        + ", \"properties\": {\"template-rendering-intent\": \"template\"}}",
      "Assets.xcassets/Tinted.imageset/star.pdf": page,
    ])
    func corner(_ name: String) throws -> (CGFloat, CGFloat) {
      let image = try #require(UIImage(named: name, in: app.bundle, compatibleWith: nil))
      #expect(image.size == CGSize(width: 30, height: 20))
      let view = UIImageView(image: image)
      view.tintColor = .blue
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      let pixels = try #require(picture.cgImage)
      #expect(pixels.color(atX: pixels.width - 4, y: 4)?.alpha == 0)
      let color = try #require(pixels.color(atX: 6, y: 6))
      return (color.red, color.blue)
    }
    #expect(try corner("Plain") == (1, 0))
    #expect(try corner("Tinted") == (0, 1))
  }

  @Test("Data comes with its type")
  func data() throws {
    let app = try app([
      "Assets.xcassets/Dogs.dataset/Contents.json": """
      {"data": [{"idiom": "universal", "filename": "dogs.json", "universal-type-identifier": "public.json"}]}
      """,
      "Assets.xcassets/Dogs.dataset/dogs.json": "[1]",
    ])
    let dogs = try #require(NSDataAsset(name: "Dogs", bundle: app.bundle))
    #expect(dogs.data == Data("[1]".utf8) && dogs.typeIdentifier == "public.json" && dogs.name == "Dogs")
    #expect(NSDataAsset(name: "Cats", bundle: app.bundle) == nil)
  }

  @Test("A storyboard of a bundle takes pictures and translations of the bundle")
  func storyboard() throws {
    let text = Written.storyboard([
      Written.scene(
        "vc",
        subviews:
          "<imageView image=\"bone\" id=\"i\">\(Written.frame)</imageView><label text=\"Dog\" id=\"l\">\(Written.frame)</label>"
      )
    ])
    let app = try app(
      ["Base.lproj/Main.storyboard": text, "en.lproj/Main.strings": "\"l.text\" = \"Doggy\";"],
      ["bone.png": (5, 5)])
    let reports = try AppBundle.reports {
      let view = try #require(app.main.instantiateInitialViewController()?.view)
      #expect((view.subviews.first as? UIImageView)?.image?.size.width == 5)
      #expect((view.subviews.last as? UILabel)?.text == "Doggy")
    }
    #expect(reports == [])
  }

  private static let variants = """
    {"images": [{"idiom": "universal", "filename": "any.png", "scale": "1x"},
    {"idiom": "universal", "filename": "dark.png", "scale": "1x",
    "appearances": [{"appearance": "luminosity", "value": "dark"}]},
    {"idiom": "universal", "filename": "high.png", "scale": "1x",
    "appearances": [{"appearance": "contrast", "value": "high"}]},
    {"idiom": "universal", "filename": "both.png", "scale": "1x",
    "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]}]}
    """

  @Test("A view that shows an image of several goes on to the one for new traits")
  func followsTraits() throws {
    let folder = "Assets.xcassets/Dog.imageset/"
    let app = try app(
      [folder + "Contents.json": Self.variants],
      [
        folder + "any.png": (10, 10), folder + "dark.png": (20, 10), folder + "high.png": (30, 10),
        folder + "both.png": (40, 10),
      ])
    let dog = try #require(UIImage(named: "Dog", in: app.bundle, compatibleWith: .phone()))
    let view = UIImageView(image: dog.withRenderingMode(.alwaysOriginal))
    let button = UIButton(type: .custom)
    button.setImage(dog, for: .normal)
    let around = UIView()
    around.addSubview(view)
    around.addSubview(button)
    #expect(dog.size.width == 10)
    #expect(view.intrinsicContentSize.width == 10)
    around.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
    #expect(button.imageView?.intrinsicContentSize.width == 20)
    #expect(view.image?.size.width == 10)
    around.overrideUserInterfaceStyle = .light
    #expect(view.intrinsicContentSize.width == 10)
    let asset = try #require(dog.imageAsset)
    let cases: [(UIUserInterfaceStyle, UIAccessibilityContrast, CGFloat)] = [
      (.light, .normal, 10), (.dark, .normal, 20), (.light, .high, 30), (.dark, .high, 40),
    ]
    for (style, contrast, width) in cases {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ])
      #expect(asset.image(with: .phone(traits)).size.width == width)
    }
  }

  @Test("In the dark, the dark picture goes before the one for more contrast, if none is for both")
  func darkBeforeContrast() throws {
    let folder = "Assets.xcassets/Dog.imageset/"
    let app = try app(
      [folder + "Contents.json": Self.variants],
      [folder + "any.png": (10, 10), folder + "dark.png": (20, 10), folder + "high.png": (30, 10)])
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(UIImage(named: "Dog", in: app.bundle, compatibleWith: .phone(traits))?.size.width == 20)
  }
}
