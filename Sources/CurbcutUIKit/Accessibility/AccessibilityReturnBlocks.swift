import Foundation

// The types of the blocks that answer for attributes, by the names of Apple's SDK.
//
// Follows <https://developer.apple.com/documentation/uikit/axboolreturnblock> and the pages beside it.

/// Acts.
public typealias AXVoidReturnBlock = @MainActor () -> Void
/// Answers yes or no.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// Answers with words; nil for none.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// Answers with words that carry speech attributes; nil for none.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// Answers with several texts, best first; nil for none.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// Answers with several texts that carry speech attributes, best first; nil for none.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// Answers with objects, in order; nil for none.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// Answers with a rectangle in screen coordinates, in points.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// Answers with a point in screen coordinates, in points.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// Answers with a shape in screen coordinates; nil for none.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// Answers with traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// Answers with the kind of a container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// Answers with how Switch Control steps into an element.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// Answers with the kind of content of a text; nil for none.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// Answers with actions, in order; nil for none.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// Answers with rotors, in order; nil for none.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// Answers with an object; nil for none.
public typealias AXObjectReturnBlock = @MainActor () -> Any?
/// Answers with what takes text input; nil for none.
public typealias AXUITextInputReturnBlock = @MainActor () -> (any UITextInput)?
/// Answers with whether an element discloses more, and does so now.
public typealias AXExpandedStatusReturnBlock = @MainActor () -> UIAccessibility.ExpandedStatus
