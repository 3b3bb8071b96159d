// The classes and protocols of UIKit that FlowRecorder's classes inherit from or conform to, with what these override or
// implement, and with what could be overridden by mistake: names, nullability, isolation and optionality as documented on
// the pages of developer.apple.com/documentation/uikit that have the classes' names. Values are stand-ins: what matters is
// which method is which.

#pragma clang assume_nonnull begin

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define NAME(name) __attribute__((swift_name(#name)))
#define DESIGNATED __attribute__((objc_designated_initializer))

typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct UIEdgeInsets { double top, left, bottom, right; } UIEdgeInsets;
typedef struct UILayoutPriority { float rawValue; } UILayoutPriority;
typedef struct ScrollPosition { long rawValue; } ScrollPosition;
typedef struct RowAnimation { long rawValue; } RowAnimation;
typedef struct TableStyle { long rawValue; } TableStyle;

// Foundation
@protocol NSObject
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
@end
@interface NSCoder : NSObject
@end
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder NAME(init(coder:));
@end
@interface NSIndexPath : NSObject
@end
@interface NSIndexSet : NSObject
@end
@interface NSArray : NSObject
@end
@interface NSString : NSObject
@end

// UIView, UIScrollView
MAIN_ACTOR @interface UIView : NSObject <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED NAME(init(frame:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)layoutSubviews NAME(layoutSubviews());
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    withHorizontalFittingPriority:(UILayoutPriority)horizontal verticalFittingPriority:(UILayoutPriority)vertical
    NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));
@end
MAIN_ACTOR @interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@end
MAIN_ACTOR @interface UIResponder : NSObject
@end
MAIN_ACTOR @interface UIViewController : UIResponder <NSCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)viewDidLoad NAME(viewDidLoad());
@end

// UITableView
@class UITableView, UITableViewCell;
MAIN_ACTOR @protocol UITableViewDataSource <NSObject>
- (long)tableView:(UITableView *)tableView numberOfRowsInSection:(long)section NAME(tableView(_:numberOfRowsInSection:));
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
    NAME(tableView(_:cellForRowAt:));
@optional
- (long)numberOfSectionsInTableView:(UITableView *)tableView NAME(numberOfSections(in:));
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(long)section
    NAME(tableView(_:titleForHeaderInSection:));
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(long)section
    NAME(tableView(_:titleForFooterInSection:));
- (nullable NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView NAME(sectionIndexTitles(for:));
@end
MAIN_ACTOR @protocol UITableViewDelegate <NSObject>
@optional
- (double)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath
    NAME(tableView(_:heightForRowAt:));
- (double)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath
    NAME(tableView(_:estimatedHeightForRowAt:));
- (double)tableView:(UITableView *)tableView heightForHeaderInSection:(long)section
    NAME(tableView(_:heightForHeaderInSection:));
- (double)tableView:(UITableView *)tableView heightForFooterInSection:(long)section
    NAME(tableView(_:heightForFooterInSection:));
- (double)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(long)section
    NAME(tableView(_:estimatedHeightForHeaderInSection:));
- (double)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(long)section
    NAME(tableView(_:estimatedHeightForFooterInSection:));
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(long)section
    NAME(tableView(_:viewForHeaderInSection:));
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(long)section
    NAME(tableView(_:viewForFooterInSection:));
@end
MAIN_ACTOR @interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(TableStyle)style DESIGNATED NAME(init(frame:style:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(ScrollPosition)position animated:(_Bool)animated
    NAME(scrollToRow(at:at:animated:));
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath
    NAME(dequeueReusableCell(withIdentifier:for:));
- (void)reloadData NAME(reloadData());
- (void)beginUpdates NAME(beginUpdates());
- (void)endUpdates NAME(endUpdates());
- (void)performBatchUpdates:(void (^__attribute__((noescape)) _Nullable)(void))updates
    completion:(void (^_Nullable)(_Bool finished))completion NAME(performBatchUpdates(_:completion:));
- (void)insertRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(RowAnimation)animation NAME(insertRows(at:with:));
- (void)deleteRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(RowAnimation)animation NAME(deleteRows(at:with:));
- (void)reloadRowsAtIndexPaths:(NSArray *)indexPaths withRowAnimation:(RowAnimation)animation NAME(reloadRows(at:with:));
- (void)reconfigureRowsAtIndexPaths:(NSArray *)indexPaths NAME(reconfigureRows(at:));
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath NAME(moveRow(at:to:));
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(RowAnimation)animation NAME(insertSections(_:with:));
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(RowAnimation)animation NAME(deleteSections(_:with:));
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(RowAnimation)animation NAME(reloadSections(_:with:));
- (void)moveSection:(long)section toSection:(long)newSection NAME(moveSection(_:toSection:));
@end
MAIN_ACTOR @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(TableStyle)style DESIGNATED NAME(init(style:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
MAIN_ACTOR @interface UITableViewCell : UIView
@end
MAIN_ACTOR @interface UITableViewHeaderFooterView : UIView
@end

// UICollectionView
@class UICollectionView, UICollectionViewLayout, UICollectionViewCell;
MAIN_ACTOR @interface UICollectionViewLayoutAttributes : NSObject
@end
MAIN_ACTOR @interface UICollectionReusableView : UIView
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)attributes
    NAME(preferredLayoutAttributesFitting(_:));
@end
MAIN_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@end
MAIN_ACTOR @interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) _Bool invalidateEverything;
@property (nonatomic, readonly) _Bool invalidateDataSourceCounts;
@end
MAIN_ACTOR @interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@end
MAIN_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context NAME(invalidateLayout(with:));
- (void)prepareLayout NAME(prepare());
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (nullable NSArray *)layoutAttributesForElementsInRect:(CGRect)rect NAME(layoutAttributesForElements(in:));
- (_Bool)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds NAME(shouldInvalidateLayout(forBoundsChange:));
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds
    NAME(invalidationContext(forBoundsChange:));
- (_Bool)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferred
    withOriginalAttributes:(UICollectionViewLayoutAttributes *)original
    NAME(shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferred
    withOriginalAttributes:(UICollectionViewLayoutAttributes *)original
    NAME(invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:));
- (void)prepareForCollectionViewUpdates:(NSArray *)updateItems NAME(prepare(forCollectionViewUpdates:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForInteractivelyMovingItems:(NSArray *)targetIndexPaths
    withTargetPosition:(CGPoint)targetPosition previousIndexPaths:(NSArray *)previousIndexPaths
    previousPosition:(CGPoint)previousPosition
    NAME(invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray *)indexPaths
    previousIndexPaths:(NSArray *)previousIndexPaths movementCancelled:(_Bool)movementCancelled
    NAME(invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:));
@property (nonatomic, readonly) _Bool flipsHorizontallyInOppositeLayoutDirection;
@end
MAIN_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
MAIN_ACTOR @protocol UICollectionViewDataSource <NSObject>
- (long)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(long)section
    NAME(collectionView(_:numberOfItemsInSection:));
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:cellForItemAt:));
@optional
- (long)numberOfSectionsInCollectionView:(UICollectionView *)collectionView NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
    viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
- (_Bool)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath
    NAME(collectionView(_:canMoveItemAt:));
- (void)collectionView:(UICollectionView *)collectionView moveItemAtIndexPath:(NSIndexPath *)source
    toIndexPath:(NSIndexPath *)destination NAME(collectionView(_:moveItemAt:to:));
@end
MAIN_ACTOR @protocol UICollectionViewDelegateFlowLayout <NSObject>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath NAME(collectionView(_:layout:sizeForItemAt:));
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    insetForSectionAtIndex:(long)section NAME(collectionView(_:layout:insetForSectionAt:));
- (double)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    minimumLineSpacingForSectionAtIndex:(long)section NAME(collectionView(_:layout:minimumLineSpacingForSectionAt:));
- (double)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    minimumInteritemSpacingForSectionAtIndex:(long)section
    NAME(collectionView(_:layout:minimumInteritemSpacingForSectionAt:));
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    referenceSizeForHeaderInSection:(long)section NAME(collectionView(_:layout:referenceSizeForHeaderInSection:));
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout
    referenceSizeForFooterInSection:(long)section NAME(collectionView(_:layout:referenceSizeForFooterInSection:));
@end
MAIN_ACTOR @interface UICollectionView : UIScrollView
@end

#pragma clang assume_nonnull end
