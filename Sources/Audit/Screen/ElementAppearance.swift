import DeviceSettings
import Foundation

/// What can be seen of a view or an element, and what a finger does to it: what the tree does not say.
///
/// A provider fills it: UIKit from its views, a recording from its picture, a test by hand. What is nil is not known;
/// a rule that needs it says so instead of guessing. Frames are in points on the screen.
public struct ElementAppearance: Sendable, Equatable {
  /// What kind of view it is; nil when that is not known.
  public var kind: ViewKind?
  /// Where the view itself stands, when its accessibility frame may differ from that.
  public var viewFrame: CGRect?
  /// Where touches hit it, as its own hit test answers; nil when that was not asked.
  public var touchFrame: CGRect?
  /// The node that takes the touches in its middle, although it is no part of it; nil when none does, or nobody asked.
  public var coveredBy: Int?
  /// False for a view that lets touches through.
  public var takesTouches = true
  /// The gestures that it recognises itself.
  public var gestures: Set<Gesture> = []

  /// The text that it draws; nil for none.
  public var text: String?
  /// What its control shows, where that is not its text.
  public var visibleText: String?
  /// True when the visible text is a picture drawn by an icon font.
  public var visibleTextIsSymbol = false
  /// The texts that its own drawing shows, with their places.
  public var drawnTexts: [DrawnText] = []
  /// The font of its text; nil when that is not known.
  public var font: TextFont?
  /// Where its text stands; nil for its whole frame.
  public var textFrame: CGRect?
  /// The colour of its text; nil when it was not asked for.
  public var textColor: Paint?
  /// True when the system chose the colour of its text, as that of a placeholder: an app can choose another.
  public var hasSystemTextColor = false
  /// What is around and below each letter: shadows, and an outline.
  public var textShadows: [TextShadow] = []
  /// The outline of the letters.
  public var textStroke: TextStroke?
  /// The placeholder of a field that is empty; nil for none.
  public var placeholder: String?
  /// The colour of the placeholder; nil when it was not asked for.
  public var placeholderColor: Paint?
  /// How many lines its text may take; 0 for any number, nil when that is not known.
  public var numberOfLines: Int?
  /// True when the text is cut without an ellipsis.
  public var clipsText = false
  /// True when the text is drawn with an ellipsis.
  public var isTruncated = false
  /// The size that its whole text needs at its width; nil when that was not measured.
  public var textNeeds: CGSize?
  /// The part of the font's size to which the text was made smaller, so that it fits; 1 for none.
  public var shrinkage = 1.0
  /// The links in its text.
  public var links: [TextLink] = []
  /// What was measured at other text sizes.
  public var atSizes: [ContentSize: MeasuredAtSize] = [:]

  /// What it fills its frame with, below its text and what is inside it.
  public var background = Background.none
  /// Its opacity, from 0 to 1; that of views around it is not multiplied in.
  public var opacity = 1.0
  /// True when what is inside is cut off at its edges.
  public var clips = false
  /// The part of the screen to which views cut it off that lie between it and the element that it belongs to; nil for all.
  public var clip: CGRect?
  /// True when what is cut off can be scrolled into view.
  public var scrolls = false
  /// True when it blurs what lies near its edge, as bars do.
  public var hasEdgeEffect = false
  /// A sheet that can be pulled higher, so that what it cuts off comes into view.
  public var canGrow = false
  /// A picture that it shows, by the name of its file or symbol; nil for none.
  public var imageName: String?
  /// True when the file of its picture is missing, so that something else is drawn in its place.
  public var isImageMissing = false
  /// A line or shape that is needed to understand it; nil when that is not known.
  public var graphic: Graphic?

  /// True for a view that is not drawn.
  public var isHidden = false
  /// True for what the system made: an app cannot mend it.
  public var isSystemProvided = false
  /// True for a control as large as the system makes it.
  public var hasPlatformSize = false
  /// True for a part of a logo or brand name.
  public var isLogo = false
  /// True for what adds nothing to what stands beside it.
  public var isDecorative = false
  /// True when a long press shows it enlarged, as items of bars do.
  public var hasLargeContentViewer = false
  /// The row of a list around it, where no node stands for the row.
  public var row: CGRect?
  /// True for a link in a line of running text.
  public var isInline = false
  /// True when part of it lies beyond the screen or was cut, so that its whole size is not known.
  public var isCut = false
  /// True when its size may be essential, as a pin's on a map, and nobody can tell.
  public var mayBeEssential = false
  /// Another sign that does the same work as the graphic; nil for none.
  public var otherCue: String?
  /// The node that does the same.
  public var equivalent: Int?
  /// The field that this text names.
  public var labelFor: Int?
  /// The cut text that this control shows in full.
  public var fullVersionOf: Int?
  /// The members that the container's array names; nil when it has none.
  public var arrayMembers: [String]?
  /// The members that the container's index methods answer; nil when it does not implement them.
  public var indexMembers: [String]?

  /// Nothing known.
  public init() {}

  /// A gesture of a recogniser.
  public enum Gesture: String, Sendable, Codable, CaseIterable {
    /// One or more taps.
    case tap
    /// A press that lasts.
    case longPress
    /// A finger that moves something.
    case drag
  }

  /// A text in a drawing.
  public struct DrawnText: Sendable, Equatable {
    /// Its words.
    public var text: String
    /// Where it stands.
    public var frame: CGRect

    /// Creates a drawn text.
    public init(text: String, frame: CGRect) {
      self.text = text
      self.frame = frame
    }
  }

  /// What was measured at a text size.
  public struct MeasuredAtSize: Sendable, Equatable {
    /// The size of the font, in points.
    public var pointSize: Double?
    /// The size that the whole text needs.
    public var needs: CGSize?
    /// The size that it has there.
    public var has: CGSize?
    /// The height of the row around it.
    public var rowHeight: Double?
    /// Whether it ends in an ellipsis.
    public var isTruncated = false

    /// Creates a measurement; nil is not measured.
    public init(
      pointSize: Double? = nil, needs: CGSize? = nil, has: CGSize? = nil, rowHeight: Double? = nil,
      isTruncated: Bool = false
    ) {
      self.pointSize = pointSize
      self.needs = needs
      self.has = has
      self.rowHeight = rowHeight
      self.isTruncated = isTruncated
    }
  }
}

/// The font of a text.
public struct TextFont: Sendable, Equatable {
  /// Its name; nil when that is not known.
  public var name: String?
  /// Its size in points, as it is shown; nil when that is not known.
  public var pointSize: Double?
  /// Its size in points at the default text size, where no limit of a view holds; nil when that is not known.
  public var defaultPointSize: Double?
  /// True for a weight of 700 or more.
  public var isBold: Bool
  /// The text style that it was made from, by its name: `body`, `title1`.
  public var textStyle: String?
  /// How its size follows the text size setting.
  public var scaling: Scaling
  /// Whether the text follows later changes (`adjustsFontForContentSizeCategory`).
  public var adjusts: Bool?
  /// The largest text size that it follows; nil for all.
  public var cap: ContentSize?

  /// How a font's size follows the text size setting.
  public enum Scaling: String, Sendable {
    /// Not at all.
    case none
    /// It is the font of a text style.
    case textStyle
    /// `UIFontMetrics` scales it.
    case metrics
    /// That is not known.
    case unknown
  }

  /// Creates a font.
  public init(
    name: String? = nil, pointSize: Double? = nil, isBold: Bool = false, textStyle: String? = nil,
    scaling: Scaling = .unknown, adjusts: Bool? = nil, cap: ContentSize? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.isBold = isBold
    self.textStyle = textStyle
    self.scaling = scaling
    self.adjusts = adjusts
    self.cap = cap
  }
}

/// A colour, or the lack of it.
public enum Paint: Sendable, Equatable {
  /// A known colour.
  case color(AuditColor)
  /// There is one, and nobody knows which.
  case notKnown
}

/// What fills a view.
public enum Background: Sendable, Equatable {
  /// Nothing: what lies below shows.
  case none
  /// One colour.
  case color(AuditColor)
  /// A linear gradient over the frame; the points count from 0 to 1.
  case gradient(from: CGPoint, to: CGPoint, colors: [AuditColor])
  /// Areas in one colour each, on the screen.
  case areas([(frame: CGRect, color: AuditColor)])
  /// A picture.
  case image
  /// A material: blurred glass.
  case material
  /// Something that is not known.
  case notKnown

  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.none, .none), (.image, .image), (.material, .material), (.notKnown, .notKnown): true
    case (.color(let a), .color(let b)): a == b
    case (.gradient(let from, let to, let colors), .gradient(let otherFrom, let otherTo, let others)):
      from == otherFrom && to == otherTo && colors == others
    case (.areas(let a), .areas(let b)):
      a.map(\.frame) == b.map(\.frame) && a.map(\.color) == b.map(\.color)
    default: false
    }
  }
}

/// A shadow of letters.
public struct TextShadow: Sendable, Equatable {
  /// Its colour.
  public var color: Paint
  /// Its offset in points.
  public var offset: CGSize
  /// Its blur radius in points.
  public var blur: Double

  /// Creates a shadow; lengths are in points.
  public init(color: Paint, offset: CGSize, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// An outline of letters.
public struct TextStroke: Sendable, Equatable {
  /// Its colour.
  public var color: AuditColor
  /// Its width, as a share of the font's size.
  public var width: Double

  /// Creates an outline; its width is a share of the font's size.
  public init(color: AuditColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// A link in a text.
public struct TextLink: Sendable, Equatable {
  /// Its words.
  public var text: String
  /// Its colour, and that of the words around it.
  public var color, around: AuditColor
  /// Whether more than the colour tells it from these: a line below it, another font.
  public var hasOtherCue: Bool

  /// Creates a link.
  public init(text: String, color: AuditColor, around: AuditColor, hasOtherCue: Bool) {
    self.text = text
    self.color = color
    self.around = around
    self.hasOtherCue = hasOtherCue
  }
}

/// A line or shape that is needed to understand a control.
public struct Graphic: Sendable, Equatable {
  /// What it is: `border`, `icon`, `track`, `knob`, `focus`, `background`, `underline`, `extraRing`.
  public var part: String
  /// Its colour, and the one next to it.
  public var color, adjacent: Paint

  /// Creates a graphic.
  public init(part: String, color: Paint, adjacent: Paint) {
    self.part = part
    self.color = color
    self.adjacent = adjacent
  }
}
