import CurbcutUIKit
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor
@Suite("Views of a document")
struct ViewDecodingTests {
  @Test("Views stand in order, with their frames, attributes and place in the file")
  func common() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <view tag="7" alpha="0.5" hidden="YES" userInteractionEnabled="NO" clipsSubviews="YES" \
        contentMode="bottomLeft" semanticContentAttribute="forceRightToLeft" id="a">\(Written.frame)\
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></view>
        <label text="Hi" id="b">\(Written.frame)</label>
        """))
    let view = try #require(made.view("a"))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.tag == 7 && view.alpha == 0.5 && view.isHidden && !view.isUserInteractionEnabled)
    #expect(view.clipsToBounds && view.contentMode == .bottomLeft)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.superview?.subviews.map { $0.interfaceBuilderSource?.objectID } == ["a", "b"])
    let source = try #require(view.interfaceBuilderSource)
    let line = try String(contentsOf: made.document.url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)[source.line - 1]
    #expect(line.dropFirst(source.column - 1).hasPrefix("<view tag"))
    #expect(made.warnings == [])
  }

  @Test("A frame may be written as distances from the superview's edges")
  func frameInset() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <view id="outer"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
        <view id="a"><frame key="frameInset" minX="20" minY="30" width="50" height="10"/></view>
        <view id="b"><frame key="frameInset" minX="20" maxX="30" maxY="5" height="10"/></view>
        </subviews></view>
        """))
    #expect(made.view("a")?.frame == CGRect(x: 20, y: 30, width: 50, height: 10))
    #expect(made.view("b")?.frame == CGRect(x: 20, y: 85, width: 150, height: 10))
    #expect(made.warnings == [])
  }

  @Test("Labels have their text, font, colour and breaking")
  func label() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <label opaque="NO" text="One &amp; two" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" id="a">
        \(Written.frame)<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/></label>
        <label id="b">\(Written.frame)<string key="text">Two
        lines</string><nil key="textColor"/></label>
        <label id="c">\(Written.frame)<string key="text" base64-UTF8="YES">w7xiZXI</string></label>
        """))
    let label: UILabel = try #require(made.view("a"))
    #expect(label.text == "One & two" && label.textAlignment == .center && label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byWordWrapping && label.adjustsFontForContentSizeCategory)
    #expect(label.font.pointSize == 21)
    #expect(label.textColor == .secondaryLabel)
    #expect((made.view("b") as UILabel?)?.text == "Two\nlines")
    #expect((made.view("c") as UILabel?)?.text == "über")
    #expect(made.warnings == [])
  }

  @Test("Attributed texts have runs with fonts, colours and paragraphs of their own")
  func attributedText() throws {
    func fragment(_ text: String, _ size: Int, _ red: String) -> String {
      """
      <fragment content="\(text)"><attributes><color key="NSColor" red="\(red)" green="0.0" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/><font key="NSFont" metaFont="system" size="\(size)"/>
      <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
      baseWritingDirection="natural"/></attributes></fragment>
      """
    }
    let runs = fragment("One ", 12, "1") + fragment("two ", 14, "0.5") + fragment("three", 16, "0.0")
    let made = try MadeScreen(
      Written.screen(
        """
        <label usesAttributedText="YES" textAlignment="center" id="a">\(Written.frame)
        <attributedString key="attributedText">\(runs)</attributedString></label>
        """))
    let label: UILabel = try #require(made.view("a"))
    let text = try #require(label.attributedText)
    #expect(text.string == "One two three")
    var sizes: [CGFloat?] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      sizes.append((value as? UIFont)?.pointSize)
    }
    #expect(sizes == [12, 14, 16])
    #expect(made.warnings == [])
  }

  @Test("Text styles have the size that the person's text size gives")
  func dynamicType() throws {
    let text = Written.screen(
      "<label text=\"A\" id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/></label>"
    )
    let plain = try MadeScreen(text, options: InterfaceBuilderOptions(traits: .phone()))
    let large = try MadeScreen(
      text,
      options: InterfaceBuilderOptions(
        traits: .phone(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))))
    #expect((plain.view("a") as UILabel?)?.font.pointSize == 34)
    #expect((large.view("a") as UILabel?)?.font.pointSize == 52)
  }

  @Test("Buttons have their type, titles by state, and configuration")
  func button() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" enabled="NO" id="a">\(Written.frame)
        <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
        <state key="normal" title="Save"><color key="titleColor" white="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></state><state key="selected" title="Saved"/></button>
        <button buttonType="system" id="b">\(Written.frame)<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="Now" imagePadding="5" \
        cornerStyle="capsule"/></button>
        <button buttonType="detailDisclosure" id="c">\(Written.frame)</button>
        <button buttonType="system" id="d">\(Written.frame)<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain"><imageReference key="image" \
        image="chevron.down" catalog="system"/></buttonConfiguration></button>
        """))
    let button: UIButton = try #require(made.view("a"))
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Save" && button.title(for: .selected) == "Saved")
    #expect(button.titleLabel?.font.pointSize == 19)
    let configured: UIButton = try #require(made.view("b"))
    #expect(configured.configuration?.title == "Go" && configured.configuration?.subtitle == "Now")
    #expect(configured.configuration?.cornerStyle == .capsule && configured.configuration?.imagePadding == 5)
    #expect((made.view("c") as UIButton?)?.buttonType == .detailDisclosure)
    // What is left of the title that the button had before it got its configuration does not show.
    let image: UIButton = try #require(made.view("d"))
    #expect(image.titleLabel?.text == nil && image.accessibilityLabel == "go down")
    #expect(made.warnings == [])
  }

  @Test("Controls have their values")
  func controls() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <slider value="30" minValue="10" maxValue="50" continuous="NO" id="a">\(Written.frame)</slider>
        <switch on="YES" id="b">\(Written.frame)</switch><switch id="c">\(Written.frame)</switch>
        <stepper value="4" maximumValue="8" stepValue="2" id="d">\(Written.frame)</stepper>
        <progressView progress="0.5" id="e">\(Written.frame)</progressView>
        <pageControl numberOfPages="3" currentPage="1" id="f">\(Written.frame)</pageControl>
        <segmentedControl selectedSegmentIndex="1" id="g">\(Written.frame)<segments><segment title="One"/>
        <segment title="Two" enabled="NO"/></segments></segmentedControl>
        <textField text="Anna" placeholder="Name" borderStyle="roundedRect" clearButtonMode="always" id="h">
        \(Written.frame)<textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES" \
        textContentType="email"/></textField>
        <textView editable="NO" text="Long" id="i">\(Written.frame)</textView>
        <activityIndicatorView animating="YES" style="large" id="j">\(Written.frame)</activityIndicatorView>
        <searchBar placeholder="Find" showsCancelButton="YES" id="k">\(Written.frame)<scopeButtonTitles>
        <string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
        <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="l">\(Written.frame)</datePicker>
        """))
    let slider: UISlider = try #require(made.view("a"))
    #expect(
      slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 50 && !slider.isContinuous)
    #expect((made.view("b") as UISwitch?)?.isOn == true && (made.view("c") as UISwitch?)?.isOn == false)
    let stepper: UIStepper = try #require(made.view("d"))
    #expect(stepper.value == 4 && stepper.maximumValue == 8 && stepper.stepValue == 2)
    #expect((made.view("e") as UIProgressView?)?.progress == 0.5)
    #expect((made.view("f") as UIPageControl?)?.currentPage == 1)
    let segments: UISegmentedControl = try #require(made.view("g"))
    #expect(segments.titleForSegment(at: 1) == "Two" && segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 1))
    let field: UITextField = try #require(made.view("h"))
    #expect(field.text == "Anna" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    #expect((made.view("i") as UITextView?)?.isEditable == false)
    #expect((made.view("j") as UIActivityIndicatorView?)?.isAnimating == true)
    #expect((made.view("k") as UISearchBar?)?.scopeButtonTitles == ["All", "Mine"])
    #expect((made.view("l") as UIDatePicker?)?.datePickerMode == .date)
    #expect(made.warnings == [])
  }

  @Test("The accessibility inspector's settings take the place of the class's")
  func accessibility() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <button id="a">\(Written.frame)<accessibility key="accessibilityConfiguration" label="Close" \
        hint="Goes back" identifier="close"><accessibilityTraits key="traits" link="YES" header="YES"/>
        <bool key="isElement" value="NO"/></accessibility><state key="normal" title="X"/></button>
        <label text="L" id="b">\(Written.frame)<accessibility key="accessibilityConfiguration">\
        <accessibilityTraits key="traits" none="YES"/></accessibility></label>
        <view id="c">\(Written.frame)<accessibility key="accessibilityConfiguration">\
        <bool key="isElement" value="YES"/></accessibility></view>
        """))
    let button: UIButton = try #require(made.view("a"))
    #expect(button.accessibilityLabel == "Close" && button.accessibilityHint == "Goes back")
    #expect(button.accessibilityIdentifier == "close")
    #expect(button.accessibilityTraits == [.link, .header] && !button.isAccessibilityElement)
    #expect(made.view("b")?.accessibilityTraits == UIAccessibilityTraits.none)
    #expect(made.view("c")?.isAccessibilityElement == true)
    #expect(made.warnings == [])
  }

  @Test("Runtime attributes that UIKit knows are applied")
  func runtimeAttributes() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <view id="a">\(Written.frame)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
        <userDefinedRuntimeAttribute type="point" keyPath="accessibilityActivationPoint">
        <point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="flavour" value="mint"/>
        </userDefinedRuntimeAttributes></view>
        """))
    let view = try #require(made.view("a"))
    #expect(view.accessibilityIdentifier == "card" && view.layer.cornerRadius == 8)
    #expect(view.accessibilityElementsHidden && view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    #expect(made.warnings.count == 1 && made.warnings[0].contains("flavour"))
  }

  @Test("What is not understood is named once for each kind, with its place")
  func unknown() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <view wobble="YES" id="a">\(Written.frame)<gadget key="gizmo"/></view>
        <view wobble="NO" id="b">\(Written.frame)</view>
        <hologram id="c">\(Written.frame)</hologram>
        <view contentMode="sideways" userLabel="ignored" misplaced="YES" id="d">\(Written.frame)</view>
        """))
    let text = made.warnings.joined(separator: "\n")
    #expect(made.warnings.count == 4)
    for word in ["‘wobble’", "<gadget key=\"gizmo\">", "<hologram>", "‘sideways’"] {
      #expect(text.contains(word))
    }
    #expect(made.screen.warnings.allSatisfy { ($0.place?.line ?? 0) > 4 })
    #expect(made.screen.warnings[0].description.hasPrefix(made.document.url.path + ":"))
    #expect(made.view("c")?.frame.width == 100)
  }

  @Test("Stack views arrange their subviews")
  func stack() throws {
    let made = try MadeScreen(
      Written.screen(
        """
        <stackView axis="vertical" alignment="top" distribution="equalSpacing" spacing="12" id="a">\(Written.frame)
        <subviews><label text="A" id="b"/><label text="B" id="c"/></subviews></stackView>
        """))
    let stack: UIStackView = try #require(made.view("a"))
    #expect(stack.axis == .vertical && stack.alignment == .leading && stack.distribution == .equalSpacing)
    #expect(stack.spacing == 12 && stack.arrangedSubviews.count == 2)
  }
}
